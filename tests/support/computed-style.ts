const computed = window.getComputedStyle;
const displays = new Map<string, string>();

/**
 * jsdom computes every property of an element anew for each question, which is half of what a query by role costs. Queries ask for three of them,
 * and these follow from little where a document has no style sheets. All others, and all where it has some, are computed as before.
 */
export function keepComputedStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (document.styleSheets.length > 0) return computed(element, pseudo);
    return new Proxy(standIn, { get: (_, name) => styleValue(element, name) });
  };
}

/** jsdom computes no pseudo-elements: it gives the element's own style for them. */
const standIn = computed(document.createElement('p'));

function styleValue(element: Element, name: string | symbol): unknown {
  const known = knownValue(element, name);
  if (known !== undefined) return known;
  if (name === 'getPropertyValue')
    return (property: string) => knownValue(element, property) ?? computed(element).getPropertyValue(property);
  const style = computed(element);
  const value: unknown = Reflect.get(style, name, style);
  return typeof value === 'function' ? value.bind(style) : value;
}

function knownValue(element: Element, name: string | symbol): string | undefined {
  if (name === 'display') return displayOf(element);
  if (name === 'visibility') return inheritedOf(element, 'visibility', 'visible');
  if (name === 'pointerEvents' || name === 'pointer-events') return inheritedOf(element, 'pointer-events', 'auto');
  return undefined;
}

/** What the browser's own sheet and the element's style say depends on these alone. */
function displayOf(element: Element): string {
  const parts = ['hidden', 'open', 'popover', 'type', 'style'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, element.parentElement?.localName, ...parts]);
  const known = displays.get(key);
  if (known !== undefined && element.localName !== 'summary') return known;
  const display = computed(element).display;
  displays.set(key, display);
  return display;
}

/** A property that nobody but an element's own style says, and that its children take over. */
function inheritedOf(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') && property === 'visibility') return computed(element).visibility;
    if (at.getAttribute('style')?.includes(property)) return computed(element).getPropertyValue(property);
  }
  return initial;
}
