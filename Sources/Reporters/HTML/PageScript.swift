/// The script of the page: filters, keys and deep links over markup that can be read without it.
enum PageScript {
  /// The whole script; it holds no text of the user's, and reads those of the page from its elements.
  static let text = filters + links

  private static let filters = """
    'use strict';
    (() => {
      const form = document.querySelector('.bar form');
      const names = ['q', 'language', 'rule', 'severity', 'control'];
      const fields = names.map(name => form.elements.namedItem(name));
      const count = form.querySelector('output');
      const findings = [...document.querySelectorAll('.finding')];
      const cases = [...document.querySelectorAll('.case')];
      const figures = [...document.querySelectorAll('.strip figure')];
      const sections = [...document.querySelectorAll('.control')];
      const groups = [...document.querySelectorAll('.group')];
      const rows = [...document.querySelectorAll('.heat tbody tr')];
      const words = new Map();
      const wordsOf = element => {
        if (!words.has(element)) {
          const around = element.closest('.case');
          words.set(element, (around || element).textContent.toLocaleLowerCase());
        }
        return words.get(element);
      };
      const hide = (element, isHidden) => { if (element.hidden !== isHidden) element.hidden = isHidden; };
      const values = () => fields.map(field => field.value.trim());

      const apply = () => {
        const [q, language, rule, severity, control] = values();
        const parts = q.toLocaleLowerCase().split(/\\s+/).filter(Boolean);
        const isFiltered = values().some(Boolean);
        let shown = 0;
        for (const finding of findings) {
          const data = finding.dataset;
          const fits = (!language || data.l === language) && (!rule || data.r === rule)
            && (!severity || data.s === severity) && (!control || data.c === control)
            && parts.every(part => wordsOf(finding).includes(part));
          hide(finding, !fits);
          if (fits) shown += 1;
        }
        const hasShown = element => element.querySelector('.finding:not([hidden])') !== null;
        for (const one of cases) hide(one, !hasShown(one));
        for (const figure of figures) hide(figure, Boolean(language) && figure.dataset.l !== language);
        const keepsAll = !q && !rule && !severity;
        for (const section of sections) {
          const isOther = Boolean(control) && section.dataset.c !== control;
          const isEmpty = keepsAll ? !hasShown(section) && !section.querySelector('figure:not([hidden])') : !hasShown(section);
          hide(section, isOther || (isFiltered && isEmpty));
        }
        for (const group of groups) {
          hide(group, isFiltered && !group.querySelector('.finding:not([hidden]), .control:not([hidden])'));
          if (isFiltered && group.tagName === 'DETAILS' && !group.hidden) group.open = true;
        }
        for (const row of rows) hide(row, Boolean(control) && row.dataset.c !== control);
        count.textContent = shown === findings.length
          ? findings.length + (findings.length === 1 ? ' finding' : ' findings')
          : shown + ' of ' + findings.length + ' findings';
        document.body.dataset.shown = String(shown);
      };

    """

  private static let links = """
      const keep = () => {
        const state = new URLSearchParams();
        values().forEach((value, index) => { if (value) state.set(names[index], value); });
        const text = state.toString();
        history.replaceState(null, '', text ? '#?' + text : location.pathname + location.search);
      };
      const read = () => {
        const hash = location.hash;
        if (hash.startsWith('#?') || hash === '') {
          const state = new URLSearchParams(hash.slice(2));
          fields.forEach((field, index) => { field.value = state.get(names[index]) || ''; });
          apply();
          return;
        }
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        if (!target) return;
        if (target.closest('[hidden]')) {
          fields.forEach(field => { field.value = ''; });
          apply();
        }
        for (let outer = target.closest('details'); outer; outer = outer.parentElement.closest('details')) outer.open = true;
        target.scrollIntoView({ block: target.matches('figure') ? 'center' : 'start', inline: 'center' });
        if (target.matches('.finding')) target.focus({ preventScroll: true });
      };
      let wait = 0;
      form.addEventListener('input', () => {
        clearTimeout(wait);
        wait = setTimeout(() => { apply(); keep(); }, 60);
      });
      form.addEventListener('submit', event => event.preventDefault());
      form.addEventListener('reset', () => setTimeout(() => { apply(); keep(); }));
      addEventListener('hashchange', read);

      const step = by => {
        const shown = findings.filter(finding => !finding.closest('[hidden]'));
        if (!shown.length) return;
        const here = shown.indexOf(document.activeElement);
        const next = shown[here < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(Math.max(here + by, 0), shown.length - 1)];
        for (let outer = next.closest('details'); outer; outer = outer.parentElement.closest('details')) outer.open = true;
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'center' });
      };
      document.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
        if (event.key === 'Escape') {
          if (values().some(Boolean)) form.reset();
          document.activeElement.blur();
        } else if (isTyping) {
          return;
        } else if (event.key === '/') {
          event.preventDefault();
          fields[0].focus();
        } else if (event.key === 'j' || event.key === 'k') {
          event.preventDefault();
          step(event.key === 'j' ? 1 : -1);
        }
      });
      document.querySelector('.bar').hidden = false;
      document.querySelector('.keys').hidden = false;
      read();
    })();

    """
}
