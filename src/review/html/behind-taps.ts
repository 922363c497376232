import type { ResolvedPage } from '@/engine';

/**
 * A page of the nodes that `html` lacks although it has the nodes that hold them: a menu, for example, draws its
 * entries once it is open. Nodes hidden from the visitor are among them, and stay hidden here. Undefined if there are
 * none.
 */
export function pageBehindTaps(page: ResolvedPage, html: string): ResolvedPage | undefined {
  const drawn = new Set([...html.matchAll(/ data-node="([^"]*)"/g)].map(([, id]) => id));
  const items = Object.entries(page.nodes).flatMap(([id, { slots = {} }]) =>
    drawn.has(id) ? Object.values(slots).flatMap((slot) => slot.filter((child) => !drawn.has(child))) : [],
  );
  if (items.length === 0) return undefined;
  const root = { use: 'layout.stack', slots: { items } };
  return {
    ...page,
    kind: 'page',
    hash: `${page.hash} behind taps ${items.join(' ')}`,
    nodes: { ...page.nodes, [page.root]: root },
  };
}
