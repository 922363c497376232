/**
 * Run in the page: words of links and buttons that go on in another line. Where a script or a hyphen lets a line end,
 * as between two Chinese characters, no word is split. An address may be.
 */
export function splitWords(): readonly string[] {
  const found = wordsInLines();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-wrap: normal !important; word-break: normal !important }');
  document.adoptedStyleSheets.push(sheet);
  const allowed = wordsInLines();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...found].filter(([place]) => !allowed.has(place)).map(([, word]) => word);

  function wordsInLines(): ReadonlyMap<string, string> {
    const inLines = new Map<string, string>();
    const controls = document.querySelectorAll('a[href], button, summary, [role=button], [role=tab], [role=option]');
    for (const [index, control] of [...controls].entries()) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(), part = 0; node !== null; node = walker.nextNode(), part += 1) {
        const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true });
        if (isSeen !== true || node.parentElement?.closest('.sr-only') !== null) continue;
        for (const { 0: word, index: start } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
          if (lines > 1 && !/\w[.@]\w/.test(word))
            inLines.set(`${index} ${part} ${start}`, `${word} of "${control.textContent?.slice(0, 60)}"`);
        }
      }
    }
    return inLines;
  }
}
