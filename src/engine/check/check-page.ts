import type { Catalogue } from '../catalogue';
import type { ComposedPage } from '../compose/compose-page';
import { childrenOf, reachableFrom } from '../compose/node-tree';
import { originOf, PAGE } from '../compose/origin-of';
import type { Located } from '../compose/read-file';
import { type JsonPath, own } from '../json';
import { memoByTwo } from '../memo';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import { analyzeNode, type NodeNameUse } from './analyze-node';
import { unknownValue } from './sure-names';
import { analyzeValue, type NameKind, type ValueAnalysis } from './walk-value';

/** Findings and used names of a page, the same for every merchant that has the page. */
export type PageAnalysis = {
  readonly findings: readonly Located[];
  /** Used names by kind. A text that several nodes show is listed once, with the first of them. */
  readonly nameUses: { readonly [kind in NameKind]: readonly NodeNameUse[] };
  /** The used names by kind, each once. */
  readonly names: { readonly [kind in NameKind]: readonly string[] };
  /** Findings and used names of the page's own keys: title, description, and the words of its access. */
  readonly ownKeys: ValueAnalysis;
  /** Ids of nodes with a condition of their own. */
  readonly conditional: readonly string[];
};

/** Checks a page by itself. Merchants share page objects, so each is checked once. */
export function analyzePage(composed: ComposedPage, catalogue: Catalogue): PageAnalysis {
  return analyzeOnce(catalogue, composed);
}

const analyzeOnce = memoByTwo(analyze);

function analyze(catalogue: Catalogue, composed: ComposedPage): PageAnalysis {
  const findings: Located[] = [];
  const report: Report = (finding, node, path, target) => {
    const origin = originOf(composed, node, path);
    // The name of a slot is a key in a page. In an overlay that inserts or moves, it is a value.
    const isKey = target === 'key' && origin.path[0] !== 'insert' && origin.path[0] !== 'move';
    findings.push({
      ...withFixOfFile(finding, origin.path, path),
      origin: { ...origin, ...(isKey ? { key: true } : {}) },
    });
  };
  const nameUses = emptyNameUses();
  const nodes = composed.page.nodes;
  for (const [id, node] of Object.entries(nodes)) {
    if (!/^[A-Za-z][\w.-]*$/.test(id)) report(messages.badNodeId(id), id, [], 'key');
    const analysis = analyzeNode(id, node, catalogue);
    for (const { path, key, ...finding } of analysis.findings) report(finding, id, path, key ? 'key' : undefined);
    for (const use of analysis.nameUses) nameUses[use.kind].push(use);
  }
  nameUses.texts = firstOfEach(nameUses.texts);
  checkGraph(composed, report);
  checkItems(composed, nameUses.items, catalogue, report);
  const conditional = Object.keys(nodes).filter((id) => nodes[id]?.when !== undefined);
  const names = namesOf(nameUses);
  return { findings, nameUses, names, ownKeys: analyzeOwnKeys(composed, catalogue), conditional };
}

/**
 * Turns a fix of the composed page into a fix of the file. An overlay names a slot in a value, and a prop by its path.
 */
function withFixOfFile(finding: messages.Finding, filePath: JsonPath, path: JsonPath): messages.Finding {
  const { fix, ...findingWithoutFix } = finding;
  const lastPart = filePath.at(-1);
  if (fix?.kind !== 'key' || lastPart === path.at(-1)) return finding;
  if (filePath[0] === 'insert' || filePath[0] === 'move')
    return { ...findingWithoutFix, fix: { kind: 'value', value: fix.key } };
  const parts = String(lastPart).split('.').slice(0, -1);
  return filePath[0] === 'set'
    ? { ...findingWithoutFix, fix: { kind: 'key', key: [...parts, fix.key].join('.') } }
    : findingWithoutFix;
}

function namesOf(nameUses: PageAnalysis['nameUses']): PageAnalysis['names'] {
  const namesOfKind = (kind: NameKind) =>
    nameUses[kind].length === 0 ? noNames : [...new Set(nameUses[kind].map(({ name }) => name))];
  return {
    texts: namesOfKind('texts'),
    pages: namesOfKind('pages'),
    hosts: namesOfKind('hosts'),
    categories: namesOfKind('categories'),
    languages: namesOfKind('languages'),
    assets: namesOfKind('assets'),
    items: namesOfKind('items'),
    words: namesOfKind('words'),
  };
}

const noNames: readonly string[] = [];

function analyzeOwnKeys({ page: { title, description, access } }: ComposedPage, catalogue: Catalogue): ValueAnalysis {
  return analyzeValue({ title, description, access: { refused: access?.refused } }, [], catalogue);
}

function firstOfEach(nameUses: readonly NodeNameUse[]): NodeNameUse[] {
  const listedNames = new Set<string>();
  return nameUses.filter(({ name }) => !listedNames.has(name) && listedNames.add(name));
}

/** Reports at the value of a path inside a node, or at its key. */
type Report = (finding: messages.Finding, node: string, path: JsonPath, target?: 'key') => void;

/** Each slot must name existing nodes. Each node must stand in one slot, below the root, and not below itself. */
function checkGraph(composed: ComposedPage, report: Report): void {
  const { nodes, root = 'page' } = composed.page;
  if (!own(nodes, root)) {
    report(
      messages.missingNode(root, nearestName(root, Object.keys(nodes))),
      PAGE,
      composed.page.root === undefined ? ['nodes'] : ['root'],
    );
  }
  const cycles = cyclesIn(nodes);
  const inCycle = new Set(cycles.flat());
  const holders = new Map<string, string>();
  for (const [holder, node] of Object.entries(nodes)) {
    for (const [slot, ids] of Object.entries(node.slots ?? {})) {
      for (const [index, id] of ids.entries()) {
        const path = ['slots', slot, index];
        const firstHolder = holders.get(id);
        if (!own(nodes, id)) report(messages.missingNode(id, nearestName(id, Object.keys(nodes))), holder, path);
        else if (firstHolder !== undefined || (id === root && !inCycle.has(root)))
          report(messages.placedTwice(id, firstHolder ?? 'the page'), holder, path);
        else holders.set(id, holder);
      }
    }
  }
  for (const cycle of cycles) {
    const { node, path } = closingOf(cycle, composed);
    report(messages.nodeCycle(cycle.join(' → ')), node, path, path.length === 0 ? 'key' : undefined);
  }
  const reachableIds = reachableFrom(root, nodes);
  const lostIds = idsPutNowhere(composed);
  for (const id of Object.keys(nodes)) {
    // The overlay that put the node nowhere, or the cycle, is reported already.
    const isReported = lostIds.has(id) || inCycle.has(id);
    if (!reachableIds.has(id) && !holders.has(id) && !isReported) report(messages.unreachableNode(id), id, [], 'key');
  }
}

/** Where a cycle of nodes was closed: the overlay that put one node into another, else the first node. */
function closingOf(
  cycle: readonly string[],
  composed: ComposedPage,
): { readonly node: string; readonly path: JsonPath } {
  for (const [index, child] of cycle.slice(1).entries()) {
    const node = cycle[index] ?? child;
    for (const [slot, ids] of Object.entries(own(composed.page.nodes, node)?.slots ?? {})) {
      const path = ['slots', slot, ids.indexOf(child)];
      const [kind] = ids.includes(child) ? originOf(composed, node, path).path : [];
      if (kind === 'move' || kind === 'insert') return { node, path };
    }
  }
  return { node: cycle[0] ?? '', path: [] };
}

/** Nodes that an overlay put into themselves, or into a node which does not exist. These are reported already. */
function idsPutNowhere({ layers, page }: ComposedPage): ReadonlySet<string> {
  const changes = layers.flatMap(({ value }) =>
    'id' in value ? [] : [...(value.insert ?? []), ...(value.move ?? [])],
  );
  return new Set(changes.filter(({ id, into }) => id === into || !own(page.nodes, into)).map(({ id }) => id));
}

type Nodes = ComposedPage['page']['nodes'];

function cyclesIn(nodes: Nodes): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const finishedIds = new Set<string>();
  const visit = (start: string) => {
    const chain: { readonly id: string; readonly children: readonly string[]; next: number }[] = [];
    const enter = (id: string) => chain.push({ id, children: childrenOf(own(nodes, id)), next: 0 });
    enter(start);
    for (let top = chain.at(-1); top !== undefined; top = chain.at(-1)) {
      const child = top.children[top.next];
      top.next += 1;
      if (child === undefined) {
        finishedIds.add(top.id);
        chain.pop();
        continue;
      }
      const cycleStart = chain.findIndex((link) => link.id === child);
      if (cycleStart >= 0) cycles.push([...chain.slice(cycleStart).map((link) => link.id), child]);
      else if (!finishedIds.has(child)) enter(child);
    }
  };
  for (const id of Object.keys(nodes)) if (!finishedIds.has(id)) visit(id);
  return cycles;
}

/** `{item}` must stand on a node with `each` or below one, and must name a field of that source. */
function checkItems(composed: ComposedPage, items: readonly NodeNameUse[], catalogue: Catalogue, report: Report): void {
  if (items.length === 0) return;
  const sources = sourcesByNode(composed.page.nodes, composed.page.root ?? 'page');
  for (const { name, path, node } of items) {
    const source = sources.get(node);
    const fields = source === undefined ? undefined : own(catalogue.sources, source)?.item;
    if (source === undefined) report(messages.itemOutside(name), node, path);
    else if (fields && !own(fields, name))
      report(
        unknownValue((field, near) => messages.unknownItem(field, source, near), name, Object.keys(fields)),
        node,
        path,
      );
  }
}

function sourcesByNode(nodes: Nodes, root: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const visitedIds = new Set<string>();
  const stack: { readonly id: string; readonly source: string | undefined }[] = [{ id: root, source: undefined }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const node = own(nodes, next.id);
    if (node === undefined || visitedIds.has(next.id)) continue;
    visitedIds.add(next.id);
    const source = node.each ?? next.source;
    if (source !== undefined) sources.set(next.id, source);
    stack.push(...childrenOf(node).map((id) => ({ id, source })));
  }
  return sources;
}

function emptyNameUses(): { [kind in NameKind]: NodeNameUse[] } {
  return { texts: [], pages: [], hosts: [], categories: [], languages: [], assets: [], items: [], words: [] };
}
