// Functions that run in the browser, in a page of the storefront. The outermost element of a node has its id as
// `data-node`. Elements outside every `data-page` belong to the shell.

/** Installs `nodeOf(element)`: the page and id of the node that drew an element, as `mine balance`. */
export function installNodeNames() {
  globalThis.nodeOf = (element) => {
    const box = element.closest('[data-node]');
    return box === null ? undefined : `${box.closest('[data-page]')?.dataset.page ?? 'shell'} ${box.dataset.node}`;
  };
}

/** The widget of each node, named as by `nodeOf`: in the shell, the page and the dialogs over it. */
export async function widgetsByNode() {
  const ids = [...document.querySelectorAll('[data-page]')].map(({ dataset }) => dataset.page);
  const load = async (id) => (await (await fetch(`/layout/${id}.json`)).json()).page;
  const { shell } = JSON.parse(document.getElementById('boot').textContent);
  const layouts = [shell, ...(await Promise.all(ids.map(load)))];
  return layouts.flatMap(({ page, nodes }) => Object.entries(nodes).map(([id, { use }]) => [`${page} ${id}`, use]));
}

/** Outlines what these nodes drew. Gives how many of the nodes are visible. */
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

/** Opens a closed container of nodes, such as a menu, with its own button. True if it found one. */
export function openHolder(names) {
  const button = [...document.querySelectorAll('button')].find((element) => names.includes(globalThis.nodeOf(element)));
  button?.click();
  return button !== undefined;
}

/** Whether the document was made with the server's current settings: the first documents of a server may lack them. */
export async function isSettled() {
  const { settings } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  const now = await (await fetch('/layout/home.json', { cache: 'no-store' })).json();
  return now.settings === settings;
}
