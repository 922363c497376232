import {
  conditionScopeOf,
  type NodePlace,
  type PageFile,
  type PageInChain,
  pageFileFor,
  placeOfNode,
  readCondition,
  valueAt,
  withCopy,
  withInserted,
  withMoved,
  withNodeValue,
  withoutNode,
  withRestored,
} from '@/engine';
import type { Workspace } from '@/review/workspace/workspace';
import type { PageChange } from '@/studio/contract';
import { messages } from '../messages';
import { newNode } from './new-node';
import { refuseFaulty } from './refuse-faulty';
import { siteOf } from './site-of';

type Target = { readonly brand: string; readonly page: string };

/** The brand's file of a page after a change, and the node to work on next: for one that is gone, what stands near. */
export type ChangedPage = PageFile & { readonly node: string };

/** Makes a change of a page in the brand's own file. Throws in words for ops if that cannot be. */
export function changePage(workspace: Workspace, { brand, page }: Target, change: PageChange): ChangedPage {
  for (const folder of ['overlays', 'pages']) refuseFaulty(workspace, `${brand}/${folder}/${page}.json`);
  siteOf(brand, workspace);
  const chain = workspace.loaded.pageInChain(brand, page);
  if (chain === undefined) throw new Error(messages.unknownPage(brand, page));
  const { wished, node, touched } = wishFor({ chain, brand, workspace }, change);
  const { catalogue } = workspace;
  const file = pageFileFor({ ...chain, merchant: brand, wished, touched, catalogue });
  if (file === undefined || isUnread(file.path, chain, workspace)) throw new Error(messages.cannotSay(brand, page));
  return { ...file, node };
}

/** Whether a file is there and has no part in the page, since it has a fault: a new one would take its place. */
function isUnread(path: string, { page }: PageInChain, { files }: Workspace): boolean {
  return files.some((file) => file.path === path) && page.layers.every(({ file }) => file.path !== path);
}

type PageOf = PageInChain['page']['page'];
type Wish = { readonly wished: PageOf; readonly node: string; readonly touched: readonly string[] };
type Context = { readonly chain: PageInChain; readonly brand: string; readonly workspace: Workspace };

function wishFor({ chain, brand, workspace }: Context, change: PageChange): Wish {
  const { id: page, page: current } = chain.page;
  const { catalogue } = workspace;
  const { node } = change;
  if (change.kind === 'restore') return { wished: withRestored(chain, brand, node, catalogue), node, touched: [] };
  if (current.nodes[node] === undefined) throw new Error(messages.cannotChangeNode(node, page));
  switch (change.kind) {
    case 'move': {
      const { into, slot, index } = placeIn(current, node);
      // The place is counted with the node itself still there.
      const place = { into, slot, index: change.step < 0 ? Math.max(0, index - 1) : index + 2 };
      return { wished: withMoved(current, node, place), node, touched: [node] };
    }
    case 'remove':
      return { wished: withoutNode(current, node), node: neighbourOf(current, node), touched: [] };
    case 'copy': {
      const copied = withCopy(current, node);
      if (copied === undefined) throw new Error(messages.rootStays(node));
      return { wished: copied.page, node: copied.copy, touched: [copied.copy] };
    }
    case 'insert': {
      const added = newNode(change.use, current, workspace.catalogue);
      const place = change.where === 'after' ? after(current, node) : lastIn(current, node, change.slot);
      return { wished: withInserted(current, place, added), node: added.id, touched: [added.id] };
    }
    case 'value':
    case 'inherit': {
      if (change.kind === 'value' && change.path === 'when') checkCondition(change.value, brand, workspace);
      const value = change.kind === 'value' ? change.value : (inheritedValue(chain, node, change.path) ?? null);
      const wished = withNodeValue(current, node, change.path, value);
      if (wished === undefined) throw new Error(messages.noPlaceForValue(node, change.path));
      return { wished, node, touched: [] };
    }
  }
}

/** Throws if a condition cannot be read; null is none. */
function checkCondition(when: unknown, brand: string, workspace: Workspace): void {
  const scope = conditionScopeOf(siteOf(brand, workspace), workspace.catalogue);
  if (when !== null && readCondition(when, scope).tree === undefined) throw new Error(messages.noCondition());
}

/** The value of the parent; undefined if it has none. */
export function inheritedValue({ parent }: PageInChain, node: string, path: string): unknown {
  return valueAt(parent?.page.nodes[node], path.split('.'));
}

/** What is worked on once a node is gone: the next of its list, the one before, or what held it. */
function neighbourOf(page: PageOf, node: string): string {
  const { into, slot, index } = placeIn(page, node);
  const ids = page.nodes[into]?.slots?.[slot] ?? [];
  return ids[index + 1] ?? ids[index - 1] ?? into;
}

function placeIn(page: PageOf, node: string): NodePlace {
  const place = placeOfNode(page, node);
  if (place === undefined) throw new Error(messages.rootStays(node));
  return place;
}

function after(page: PageOf, node: string): NodePlace {
  const place = placeIn(page, node);
  return { ...place, index: place.index + 1 };
}

function lastIn(page: PageOf, into: string, slot: string): NodePlace {
  return { into, slot, index: page.nodes[into]?.slots?.[slot]?.length ?? 0 };
}
