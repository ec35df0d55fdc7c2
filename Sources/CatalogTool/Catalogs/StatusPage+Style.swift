extension StatusPage {
  /// How the page looks: by day, by night, on a narrow screen and on paper.
  static let style = """
    :root {
      color-scheme: light dark; --page: #f6f7f9; --card: #fff; --ink: #1b1f27; --soft: #667085; --line: #e4e7ec;
      --translated: #16a071; --review: #eab308; --new: #5b8def; --other: #a78bfa; --missing: #d5dae3; --refused: #e5484d;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1216; --card: #181c22; --ink: #e8eaee; --soft: #98a2b3; --line: #2a303a; --translated: #2fbf8a;
        --review: #f2c94c; --new: #6f9cf5; --other: #b9a4fb; --missing: #3a424f; --refused: #ff6b6f;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); }
    header, main { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
    header { padding-top: 2.5rem; }
    h1 { font-size: 1.9rem; letter-spacing: -.02em; line-height: 1.2; margin: 0; }
    h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: .25rem 0 0; color: var(--soft); }
    b { font-weight: 600; color: var(--ink); }
    a { color: inherit; text-underline-offset: .2em; text-decoration-color: var(--soft); }
    small { font-size: .85em; font-weight: 400; color: var(--soft); }
    section {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1.25rem 0;
    }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
    .legend li { color: var(--soft); font-size: .9rem; }
    .legend li::before, details li::before {
      content: ""; display: inline-block; width: .7em; height: .7em; border-radius: 3px; margin-inline-end: .5em;
      background: var(--dot);
    }
    .translated { --dot: var(--translated); } .review { --dot: var(--review); } .new { --dot: var(--new); }
    .other { --dot: var(--other); } .missing { --dot: var(--missing); } .refused { --dot: var(--refused); }
    .wide { overflow-x: auto; margin-top: .75rem; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: .5rem .6rem; text-align: end; white-space: nowrap; border-top: 1px solid var(--line); }
    thead th { border: 0; color: var(--soft); font-size: .8rem; font-weight: 500; }
    tbody th { font-weight: 500; }
    th:first-child { text-align: start; padding-inline-start: 0; white-space: normal; overflow-wrap: anywhere; }
    td:nth-child(3) { width: 34%; min-width: 10rem; }
    .percent { font-size: 1.15rem; font-weight: 650; }
    .whole .percent { color: var(--translated); }
    .none { color: var(--soft); opacity: .55; }
    td.refused { color: var(--refused); font-weight: 600; }
    .bar { display: flex; gap: 2px; height: .7rem; border-radius: 6px; overflow: hidden; }
    .bar i { background: var(--dot); flex-basis: 0; min-width: 3px; }
    details { border-top: 1px solid var(--line); padding: .5rem 0 0; margin-top: .5rem; }
    summary { cursor: pointer; font-weight: 500; }
    details ul { columns: 24rem; column-gap: 2rem; list-style: none; margin: .5rem 0; padding: 0; }
    details li { break-inside: avoid; padding: .15rem 0; }
    code { font: .9em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
    i { font-style: normal; color: var(--soft); }
    @media print {
      details { display: none; } section { break-inside: avoid; border: 0; padding: 0; }
      .bar, .legend li::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
