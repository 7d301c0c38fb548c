#!/usr/bin/env python3
"""Opens a page in headless Chromium and carries out steps, over the DevTools protocol on two pipes.

Usage: drive.py BROWSER < JSON

The input is {"url": ..., "width": ..., "height": ..., "steps": [...]}; a step is one of
  {"evaluate": EXPRESSION}       the value of a JavaScript expression (promises are waited for)
  {"navigate": URL}              another page, until it has loaded
  {"hash": "#..."}               another fragment of the same page
  {"key": NAME}                  a key press, such as "/", "j" or "Escape"
  {"type": TEXT}                 typed text
  {"media": {"prefers-color-scheme": "dark"}}
  {"size": [WIDTH, HEIGHT]}      the window
  {"screenshot": FILE}           what the window shows
  {"pdf": FILE}                  the page as it is printed

The output is {"results": [...], "console": [...], "milliseconds": N, "work": N, "requests": [...]}: one result a step, every
message of the console and every exception, the milliseconds from the start of the navigation to the first frame after the
load event, those of them that the page's main thread worked (which other programs on the machine do not lengthen), and
the addresses that were asked for. Only the standard library is used. Source: Chrome DevTools Protocol, stable 1.3.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

LIMIT = 60  # seconds a single call may take


class Browser:
    def __init__(self, program, width, height):
        self.profile = tempfile.mkdtemp(prefix="titlefit-browser-")
        to_read, self.to = os.pipe()
        self.out, from_write = os.pipe()
        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--remote-debugging-pipe",
            f"--user-data-dir={self.profile}", f"--window-size={width},{height}", "about:blank",
        ]

        def place_pipes():
            # Chromium reads its commands from descriptor 3 and writes answers to 4; either may be taken by a pipe's end.
            read, write = os.dup(to_read), os.dup(from_write)
            high = [os.dup2(read, 60), os.dup2(write, 61)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=place_pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(to_read)
        os.close(from_write)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        return self.number

    def read(self, deadline):
        while b"\0" not in self.buffer:
            rest = deadline - time.monotonic()
            if rest <= 0 or not select.select([self.out], [], [], rest)[0]:
                raise TimeoutError("the browser did not answer")
            data = os.read(self.out, 1 << 20)
            if not data:
                raise ConnectionError("the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        number = self.send(method, **parameters)
        deadline = time.monotonic() + LIMIT
        while True:
            message = self.read(deadline)
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, method):
        deadline = time.monotonic() + LIMIT
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.read(deadline))

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            return {"exception": details.get("exception", {}).get("description", details.get("text"))}
        return answer["result"].get("value")

    def open(self, url):
        self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
        start = time.monotonic()
        self.call("Page.navigate", url=url)
        self.wait("Page.loadEventFired")
        # A frame that was drawn: what the reader waits for.
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        return (time.monotonic() - start) * 1000

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def settle(browser):
    """Waits until what the last step set off has run: timers of the page and a frame after them."""
    browser.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(() => done(1)), 200))")


def step(browser, order):
    (name, value), = order.items()
    if name == "evaluate":
        return browser.evaluate(value)
    if name == "navigate":
        return browser.open(value)
    if name == "hash":
        browser.evaluate(f"location.hash = {json.dumps(value)}")
    elif name == "key":
        text = value if len(value) == 1 else ""
        browser.call("Input.dispatchKeyEvent", type="keyDown", key=value, text=text)
        browser.call("Input.dispatchKeyEvent", type="keyUp", key=value)
    elif name == "type":
        browser.call("Input.insertText", text=value)
    elif name == "media":
        browser.call(
            "Emulation.setEmulatedMedia", features=[{"name": key, "value": part} for key, part in value.items()])
    elif name == "size":
        browser.call(
            "Emulation.setDeviceMetricsOverride", width=value[0], height=value[1], deviceScaleFactor=1, mobile=False)
    elif name == "screenshot":
        settle(browser)
        with open(value, "wb") as file:
            file.write(base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"]))
    elif name == "pdf":
        with open(value, "wb") as file:
            file.write(base64.b64decode(browser.call("Page.printToPDF", printBackground=True)["data"]))
    else:
        raise ValueError(f"no step {name}")
    settle(browser)
    return None


def said(events):
    """The console's messages and exceptions as `level: text`."""
    lines = []
    for event in events:
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled":
            words = " ".join(str(part.get("value", part.get("description"))) for part in parameters["args"])
            lines.append(f"{parameters['type']}: {words}")
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            lines.append("exception: " + details.get("exception", {}).get("description", details.get("text", "")))
        elif method == "Log.entryAdded":
            lines.append(f"{parameters['entry']['level']}: {parameters['entry']['text']}")
    return lines


def main():
    order = json.load(sys.stdin)
    browser = Browser(sys.argv[1], order.get("width", 1280), order.get("height", 900))
    try:
        target = browser.call("Target.getTargets")["targetInfos"]
        page = next(info["targetId"] for info in target if info["type"] == "page")
        browser.session = browser.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            browser.call(domain + ".enable")
        browser.call("Performance.enable", timeDomain="threadTicks")
        milliseconds = browser.open(order["url"])
        metrics = {one["name"]: one["value"] for one in browser.call("Performance.getMetrics")["metrics"]}
        work = metrics["TaskDuration"] * 1000
        results = [step(browser, one) for one in order.get("steps", [])]
        settle(browser)
        requests = [
            event["params"]["request"]["url"] for event in browser.events
            if event.get("method") == "Network.requestWillBeSent"
        ]
        json.dump(
            {"results": results, "console": said(browser.events), "milliseconds": milliseconds, "work": work,
             "requests": requests},
            sys.stdout)
    finally:
        browser.close()


main()
