/// The style sheet of the page.
enum PageStyle {
  /// The whole sheet: colours, layout, pictures, print.
  static let text = colours + layout + controls + pictures + print

  /// The part of it that a picture alone needs.
  static let pictureText = colours + pictures

  private static let colours = """
    :root{color-scheme:light dark;--bg:#f7f7f5;--card:#fff;--ink:#1b1b1e;--soft:#5d5d66;--line:#e2e2dd;--tint:#0b61cf;
    --error:#b3201f;--warning:#8a5000;--note:#46557f;--error-bg:#fdeceb;--warning-bg:#fdf3dd;--note-bg:#edf0f8;
    --h0:#eef5f1;--h1:#d9ecdf;--h2:#f8efc8;--h3:#f6d998;--hu:#efb865;--hx:#b3201f;--hx-ink:#fff;--heat-ink:#33413a;
    --fill:#0b61cf;--on-fill:#fff;--gray:#e6e6ea;--tinted:#dbe8fa;--shadow:0 1px 2px rgba(0,0,0,.05)}
    @media screen and (prefers-color-scheme:dark){:root{--bg:#141416;--card:#1d1d20;--ink:#ededf0;--soft:#a9a9b2;--line:#323238;
    --tint:#74b3ff;--error:#ff8a85;--warning:#f2b863;--note:#aebbe6;--error-bg:#3a1d1d;--warning-bg:#36290f;
    --note-bg:#232838;--h0:#1d2823;--h1:#223a2d;--h2:#403a1b;--h3:#55441a;--hu:#77531a;--hx:#c93b39;--hx-ink:#fff;
    --heat-ink:#d6e2da;--fill:#2573dd;--on-fill:#fff;--gray:#36363c;--tinted:#1d3352;--shadow:none}}

    """

  private static let layout = """
    *{box-sizing:border-box}
    html{scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--bg);color:var(--ink);
    font:15px/1.55 -apple-system,system-ui,"SF Pro Text",Inter,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header,main,footer,.bar>form{max-width:78rem;margin:0 auto;padding:0 1.5rem}
    header{padding-top:2.5rem}
    h1{font-size:1.9rem;line-height:1.2;letter-spacing:-.015em;margin:0 0 .4rem;font-weight:650}
    h2{font-size:1.25rem;letter-spacing:-.01em;margin:3rem 0 .75rem;font-weight:640}
    h3{font-size:1.05rem;margin:0;font-weight:620;overflow-wrap:anywhere}
    p{margin:.35rem 0;max-width:48rem}
    a{color:var(--tint);text-decoration:none}a:hover{text-decoration:underline}
    a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible,
    [tabindex]:focus-visible{outline:2px solid var(--tint);outline-offset:2px;border-radius:4px}
    code{font:.86em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    .soft{color:var(--soft)}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:9}
    .defs{position:absolute;width:0;height:0}
    .totals{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem;margin:1.4rem 0 0;padding:0;list-style:none}
    .totals b{display:block;font-size:1.7rem;line-height:1.15;font-weight:600;font-variant-numeric:tabular-nums}
    .totals .error b{color:var(--error)}.totals .warning b{color:var(--warning)}.totals .note b{color:var(--note)}
    .bar{position:sticky;top:0;z-index:5;background:var(--bg);border-bottom:1px solid var(--line);margin-top:1.5rem}
    .bar>form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding-top:.6rem;padding-bottom:.6rem}
    .bar label{display:flex;flex-direction:column;font-size:.72rem;color:var(--soft);gap:.1rem}
    .bar input,.bar select,.bar button{font:inherit;font-size:.9rem;color:var(--ink);background:var(--card);
    border:1px solid var(--line);border-radius:7px;padding:.32rem .55rem;max-width:13rem;min-height:2.1rem}
    .bar input{width:13rem}.bar button{cursor:pointer;align-self:flex-end}
    .bar output{margin-left:auto;align-self:flex-end;color:var(--soft);font-size:.86rem;padding:.4rem 0}
    table{border-collapse:separate;border-spacing:2px;font-variant-numeric:tabular-nums}
    .heat{overflow:auto;max-height:34rem;margin:0 -.25rem;padding:.25rem;background:var(--card);border:1px solid var(--line);
    border-radius:10px;box-shadow:var(--shadow)}
    .heat th{font-size:.76rem;font-weight:500;color:var(--soft);text-align:center;padding:.1rem .25rem;white-space:nowrap}
    .heat thead th{position:sticky;top:-.25rem;background:var(--card);z-index:2}
    .heat tbody th{position:sticky;left:-.25rem;background:var(--card);text-align:left;padding-right:.6rem;max-width:13.5rem;
    overflow:hidden;text-overflow:ellipsis;z-index:1}
    .heat td{padding:0;min-width:1.95rem;height:1.6rem;font-size:.72rem;text-align:center}
    .heat td a,.heat td span{display:block;line-height:1.6rem;border-radius:3px;color:var(--heat-ink)}
    .heat td span{color:var(--soft)}
    @media (max-width:40rem){.heat tbody th{max-width:8.5rem}}
    .says{color:var(--soft);font-weight:400}
    .h0{background:var(--h0)}.h1{background:var(--h1)}.h2{background:var(--h2)}.h3{background:var(--h3)}
    .hu{background:var(--hu);font-weight:600}.heat td a.hx{color:var(--hx-ink);font-weight:650;white-space:nowrap}
    .hx{background:var(--hx)}.hx::before{content:"✕ "}.hu::before{content:"~ "}
    .legend{display:flex;flex-wrap:wrap;gap:.4rem 1.1rem;font-size:.8rem;color:var(--soft);margin:.6rem 0 0;padding:0;
    list-style:none}
    .legend i{display:inline-block;min-width:1.4rem;height:1rem;border-radius:3px;vertical-align:-.15rem;margin-right:.35rem;
    font-style:normal;text-align:center;line-height:1rem;font-size:.7rem;color:var(--heat-ink)}
    .legend .hx{color:var(--hx-ink)}
    #basis h3{margin:1.75rem 0 .4rem}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.4rem 0}
    dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
    .facts{width:100%;border-collapse:collapse;border-spacing:0;font-size:.88rem}
    .facts th{text-align:left;color:var(--soft);font-weight:500;font-size:.78rem}
    .facts th,.facts td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top;
    overflow-wrap:anywhere}
    footer{margin-top:4rem;padding-bottom:3rem;color:var(--soft);font-size:.84rem}
    kbd{font:.8em ui-monospace,Menlo,Consolas,monospace;border:1px solid var(--line);border-radius:4px;padding:.05em .4em;
    background:var(--card)}

    """

  private static let controls = """
    .control{content-visibility:auto;contain-intrinsic-size:auto 420px;background:var(--card);border:1px solid var(--line);
    border-radius:12px;padding:1.1rem 1.25rem 1.25rem;margin:0 0 1.1rem;box-shadow:var(--shadow)}
    .control>p{font-size:.86rem;margin:.15rem 0 .6rem;max-width:none}
    .control>h3 .sev{margin-left:.5rem}
    .strip{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start;padding:.35rem .25rem .8rem;
    margin:0 -.25rem;scrollbar-width:thin}
    figure{margin:0;flex:none;min-width:5.5rem;max-width:100%}
    .strip figure{max-width:none;scroll-margin:1rem}
    figcaption{font-size:.78rem;line-height:1.4;color:var(--soft);margin-top:.3rem;max-width:19rem}
    figcaption b{color:var(--ink);font-weight:600}
    figcaption q{color:var(--ink);quotes:none;display:block;text-align:left;overflow-wrap:anywhere}
    figure.fails figcaption b::before{content:"✕ ";color:var(--error)}
    figure.unsure figcaption b::before{content:"~ ";color:var(--warning)}
    figure.fails .lack{color:var(--error)}figure.unsure .lack{color:var(--warning)}
    .lack{font-variant-numeric:tabular-nums}
    .cases{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1rem;margin-top:.4rem}
    .case{border:1px solid var(--line);border-radius:10px;padding:.9rem 1rem;min-width:0;display:flex;flex-wrap:wrap;
    gap:.6rem 2rem;align-content:flex-start}
    .case figure{flex:0 1 auto}.case>ol{flex:1 1 19rem;min-width:0}.case>ol>li:first-child{margin-top:0}
    .case svg.b{max-width:100%;height:auto}
    .finding{list-style:none;padding:.55rem 0 .2rem .75rem;border-left:3px solid var(--line);margin:.5rem 0 0;
    scroll-margin-top:6rem;overflow-wrap:anywhere}
    .finding.error{border-color:var(--error)}.finding.warning{border-color:var(--warning)}.finding.note{border-color:var(--note)}
    .finding:target,.finding:focus{background:var(--note-bg);border-radius:0 6px 6px 0;outline-offset:0}
    .finding p{margin:.1rem 0;font-size:.92rem}
    .finding .todo{color:var(--soft)}
    h2.inline{display:inline;margin:0}details.group{margin-top:3rem}details.group>.control:first-of-type{margin-top:1rem}
    .finding details{font-size:.82rem;margin-top:.2rem}
    summary{cursor:pointer;color:var(--soft)}
    .plain .finding{background:var(--card);padding:.7rem 1rem;border-radius:0 8px 8px 0;content-visibility:auto;
    contain-intrinsic-size:auto 90px}
    ol{margin:0;padding:0}
    .sev{display:inline-block;font-size:.72rem;font-weight:600;border-radius:5px;padding:.05rem .45rem;vertical-align:.08em;
    white-space:nowrap}
    .sev.error{background:var(--error-bg);color:var(--error)}.sev.warning{background:var(--warning-bg);color:var(--warning)}
    .sev.note{background:var(--note-bg);color:var(--note)}
    .rule{font-size:.8rem}
    [hidden]{display:none!important}

    """

  private static let pictures = """
    svg.b{display:block;overflow:visible;background:none}
    .b .o{fill:none}
    .b .gray{fill:var(--gray)}.b .tinted{fill:var(--tinted)}.b .filled{fill:var(--fill)}
    .b .glass{fill:var(--gray);fill-opacity:.6;stroke:var(--line)}
    .b .bounds{stroke:var(--soft);stroke-opacity:.45;stroke-dasharray:3 2.5}
    .b .stroke{stroke:var(--tint)}.b .insets{stroke:var(--soft);stroke-opacity:.5;stroke-dasharray:1.5 1.5}
    .b .image{fill:var(--tint);fill-opacity:.14}.b .mark{stroke:var(--tint);stroke-opacity:.55}
    .b .activity{stroke:var(--soft);stroke-width:2;stroke-linecap:round}
    .b .tint{fill:var(--tint)}.b .on-fill,.b .subtitle-on-fill{fill:var(--on-fill)}.b .subtitle-on-fill{fill-opacity:.85}
    .b .label{fill:var(--ink)}.b .subtitle{fill:var(--soft)}.b .shadow{fill:var(--soft);fill-opacity:.45}
    .b .glyph{fill:#e2a52b}
    .b .overflow{fill:url(#hatch)}.b .doubt{fill:url(#haze)}
    .b .have{stroke:var(--soft);stroke-width:1.25}.b .need{stroke:var(--error);stroke-width:1.5}
    .b .filled~.image,.b .filled~.mark{fill:var(--on-fill);stroke:var(--on-fill);fill-opacity:.2}
    .b .filled~.mark{fill:none}.b .filled~.insets{stroke:var(--on-fill)}.b .filled~.activity{stroke:var(--on-fill)}
    #hatch rect{fill:var(--error);fill-opacity:.13}#hatch path{stroke:var(--error);stroke-width:1.6;stroke-opacity:.8}
    #haze rect{fill:var(--warning);fill-opacity:.12}#haze path{stroke:var(--warning);stroke-width:1.2;stroke-opacity:.8}

    """

  private static let print = """
    @media(max-width:40rem){header,main,footer,.bar>form{padding-left:1rem;padding-right:1rem}.bar{position:static}
    html{scroll-padding-top:1rem}.bar label{flex:1 1 45%}.bar input,.bar select{width:100%;max-width:none}
    .control{padding:.9rem .9rem 1rem}.totals{gap:.5rem 1.5rem}.facts .digest{display:none}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media print{:root{--bg:#fff;--card:#fff;--shadow:none}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    body{font-size:10.5px}.bar,.skip,.keys{display:none}.control,.plain .finding{content-visibility:visible}
    .strip{flex-wrap:wrap;overflow:visible}.strip figure.fits{display:none}.strip figure{break-inside:avoid}.case,.finding{break-inside:avoid}
    .heat{max-height:none;overflow:visible;border:0}.heat thead th,.heat tbody th{position:static}
    .heat td{min-width:1.2rem;font-size:.55rem}.heat th{font-size:.6rem;padding:0 .1rem}.control{box-shadow:none}
    h2,h3{break-after:avoid}a{color:inherit}}

    """
}
