import { type Facts, isObject, livePage, memoByObject, type ResolvedPage, visibilityFor } from '@/engine';
import { factPathsOf, valuesOf } from './deciding-facts';

/** Pages that a persona can reach by links that it sees, starting at home, at the shell and at dialogs. */
export function reachablePages(
  pages: ReadonlyMap<string, ResolvedPage>,
  factsOn: (page: string) => Facts,
): ReadonlySet<string> {
  const shellAndDialogs = [...pages.values()].filter(({ kind }) => kind !== 'page').map(({ page }) => page);
  const reached = new Set<string>();
  const queue = ['home', ...shellAndDialogs];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const page = pages.get(id);
    if (page === undefined || reached.has(id)) continue;
    reached.add(id);
    queue.push(...linksFor(page, factsOn(id)));
  }
  return reached;
}

/** The visible links of a page, worked out once for all visitors with equal facts. */
function linksFor(page: ResolvedPage, facts: Facts): readonly string[] {
  const { factPaths, links } = linkCacheOf(page);
  const key = JSON.stringify(valuesOf(factPaths, facts));
  const targets = links.get(key) ?? linksOf(page, facts);
  links.set(key, targets);
  return targets;
}

const linkCacheOf = memoByObject((page: ResolvedPage) => ({
  factPaths: factPathsOf(page),
  links: new Map<string, readonly string[]>(),
}));

/** Pages that visible links of a page lead to; if the page is closed to the visitor, the page that shows instead. */
function linksOf(page: ResolvedPage, facts: Facts): readonly string[] {
  const { nodes, access, root } = livePage(page);
  const verdict = access.judge(facts);
  if (verdict.verdict === 'login' || verdict.verdict === 'closed') return [verdict.to];
  const links: string[] = [];
  const visit = (id: string) => {
    const node = nodes.get(id);
    if (node === undefined || visibilityFor(node, facts) === 'hide') return;
    for (const actions of node.actions.values()) links.push(...actions.flatMap(targetOf));
    for (const ids of node.slots.values()) ids.forEach(visit);
  };
  visit(root);
  return links;
}

function targetOf(action: unknown): readonly string[] {
  if (!isObject(action)) return [];
  return [action.to, action.page].filter((target) => typeof target === 'string');
}
