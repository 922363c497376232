// Functions that run in the page of a storefront. A page does not say which node drew an element; React keeps it beside the element.

/** Installs `nodeOf(element)`: the page and the id of the node that drew an element, `mine balance`; and `widgetOf(element)`: its widget. */
export function installNodeNames() {
  const drawnBy = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    for (let fiber = key === undefined ? undefined : element[key]; fiber; fiber = fiber.return) {
      const { page, node, id = node?.id } = fiber.memoizedProps ?? {};
      if (page?.nodes !== undefined && typeof id === 'string') return { page, node, id };
    }
    return undefined;
  };
  globalThis.nodeOf = (element) => {
    const found = drawnBy(element);
    return found && `${found.page.id} ${found.id}`;
  };
  globalThis.widgetOf = (element) => {
    const found = drawnBy(element);
    const nodes = found?.page.nodes;
    return (found?.node ?? nodes?.get?.(found.id) ?? nodes?.[found?.id])?.use;
  };
}

/** Outlines what nodes draw. Gives how many of them are to be seen. */
export function markNodes(names) {
  const wanted = new Set(names);
  const marked = new Map();
  const isInside = (element, name) => {
    for (let at = element.parentElement; at; at = at.parentElement) if (marked.get(at) === name) return true;
    return false;
  };
  for (const element of document.querySelectorAll('body *')) {
    const name = globalThis.nodeOf(element);
    if (!wanted.has(name) || isInside(element, name)) continue;
    const { width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    if (width < 2 || height < 2 || visibility === 'hidden' || display === 'contents') continue;
    marked.set(element, name);
  }
  for (const element of marked.keys())
    Object.assign(element.style, { outline: '3px solid #e6007e', outlineOffset: '-3px', borderRadius: '6px' });
  return new Set(marked.values()).size;
}

/** Opens what holds nodes and is closed, such as a menu, by its own button. True where it found one. */
export function openHolder(names) {
  const button = [...document.querySelectorAll('button')].find((element) => names.includes(globalThis.nodeOf(element)));
  button?.click();
  return button !== undefined;
}

/** Whether the document was made under the settings that the server has now: its first documents may know less. */
export async function isSettled() {
  const { settings } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  const now = await (await fetch('/layout/home.json', { cache: 'no-store' })).json();
  return now.settings === settings;
}
