/** Media rules for one of light and dark, as the theme wrote them. */
const written = new WeakMap<CSSMediaRule, string>();
let wanted: 'dark' | 'light' | undefined;
let isFollowing = false;

/** Shows the colours of a mode, whatever the device prefers; undefined shows those of the device. */
export function showMode(mode: 'dark' | 'light' | undefined, document: Document): void {
  wanted = mode;
  apply(document);
  if (isFollowing) return;
  isFollowing = true;
  // A draft replaces the theme's style sheet.
  new MutationObserver(() => apply(document)).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

function apply(document: Document): void {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const text = written.get(rule) ?? rule.media.mediaText;
      const mode = /^\(prefers-color-scheme:\s*(dark|light)\)$/.exec(text)?.[1];
      if (mode === undefined) continue;
      written.set(rule, text);
      const next = wanted === undefined ? text : mode === wanted ? 'all' : 'not all';
      if (rule.media.mediaText !== next) rule.media.mediaText = next;
    }
  }
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return []; // A sheet of another origin.
  }
}

/** Type as large as a visitor may have chosen it: 1 is usual. */
export function showType(size: number, document: Document): void {
  document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
}
