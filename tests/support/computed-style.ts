const computed = window.getComputedStyle;
const values = new Map<string, string>();

/**
 * jsdom computes every property of an element anew for each question, which is half of what a query by role costs. Queries, axe and the carousels
 * ask for a few of them, and these follow from little where a document has no style sheets. All others, and all where it has some, are computed as
 * before.
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
  if (name === 'visibility') return inheritedOf(element, 'visibility', 'visible');
  if (name === 'pointerEvents' || name === 'pointer-events') return inheritedOf(element, 'pointer-events', 'auto');
  if (typeof name !== 'string' || !(name === 'display' || ofItself.has(name))) return undefined;
  return hasMoreToSay(element, name) ? undefined : ownValueOf(element, name);
}

/** What the browser's own sheet says of these it says by an element's name and a few attributes. */
const ofItself: ReadonlySet<string> = new Set([
  ...['direction', 'opacity', 'clip', 'overflow', 'content-visibility', 'width', 'height', 'box-sizing'],
  ...['padding', 'margin'].flatMap((name) => ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`)),
]);

const placed: ReadonlySet<string> = new Set(['dialog', 'bdi', 'ul', 'ol', 'menu', 'dir', 'dl']);
const placing = ['popover', 'dir'] as const;

/** Where that sheet looks at neighbours, at what a dialog or a popover is doing, or at the direction around an element. */
function hasMoreToSay(element: Element, name: string): boolean {
  if (element.localName === 'summary') return true;
  return name !== 'display' && (placed.has(element.localName) || placing.some((one) => element.hasAttribute(one)));
}

/** What the browser's own sheet and the element's style say depends on these alone; of `display` no parent says anything. */
function ownValueOf(element: Element, name: string): string {
  const parts = ['hidden', 'open', 'popover', 'type', 'sizes'].map((attribute) => element.getAttribute(attribute));
  const parent = name === 'display' ? undefined : element.parentElement?.localName;
  const place = [name, element.localName, parent];
  const key = JSON.stringify([...place, ...parts, inlineOf(element, name)]);
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = computed(element).getPropertyValue(name);
  values.set(key, value);
  return value;
}

/** What an element's style says of a property, as it is written where it has no style of jsdom's. */
function inlineOf(element: Element, name: string): string | null {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return element.getAttribute('style');
  return `${element.style.getPropertyValue(name)} ${element.style.getPropertyPriority(name)}`;
}

/** A property that nobody but an element's own style says, and that its children take over. */
function inheritedOf(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') && property === 'visibility') return computed(element).visibility;
    if (at.getAttribute('style')?.includes(property)) return computed(element).getPropertyValue(property);
  }
  return initial;
}
