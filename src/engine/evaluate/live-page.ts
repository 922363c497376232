import { type CompiledCondition, compileCondition, visibilityOf } from '../conditions/compile-condition';
import type { Action, WhenUnknown } from '../config';
import type { Facts } from '../facts';
import { isList, own } from '../json';
import { memoByObject } from '../memo';
import type { Audience, ResolvedNode, ResolvedPage } from '../platform';
import { factsIn } from './bind-facts';
import { type AccessJudge, accessJudge } from './judge-access';

/** A node, ready to be judged many times: its condition is compiled and the facts that it reads are known. */
export type LiveNode = {
  readonly id: string;
  readonly use: string;
  readonly props: object;
  readonly slots: ReadonlyMap<string, readonly string[]>;
  readonly actions: ReadonlyMap<string, readonly Action[]>;
  readonly condition: CompiledCondition | undefined;
  readonly whenUnknown: WhenUnknown | undefined;
  readonly audience: Audience | undefined;
  /** Live facts that its props are bound to. */
  readonly boundFacts: readonly string[];
};

export type LivePage = {
  readonly id: string;
  readonly hash: string;
  readonly root: string;
  readonly access: AccessJudge;
  readonly nodes: ReadonlyMap<string, LiveNode>;
};

/** How a node shows for a visitor. `skeleton`: its place is kept while a fact loads. */
export type Visibility = 'show' | 'hide' | 'skeleton';

/** Prepares a page once; the same page gives the same object. */
export const livePage = memoByObject((page: ResolvedPage): LivePage => {
  const nodes = new Map(Object.entries(page.nodes).map(([id, node]) => [id, liveNode(id, node)]));
  return { id: page.page, hash: page.hash, root: page.root, access: accessJudge(page.access), nodes };
});

/** Whether a node shows for a visitor with these facts. */
export function visibilityFor({ condition, whenUnknown }: LiveNode, facts: Facts): Visibility {
  return visibilityOf(condition, whenUnknown, facts);
}

/** Every live fact that a page's access and its nodes read. */
export function pathsOf(page: ResolvedPage): readonly string[] {
  const { access, nodes } = livePage(page);
  const pathsOfNodes = [...nodes.values()].flatMap(({ condition, boundFacts }) => [
    ...(condition?.paths ?? []),
    ...boundFacts,
  ]);
  return [...access.paths, ...pathsOfNodes];
}

function liveNode(id: string, node: ResolvedNode): LiveNode {
  const props = node.props ?? {};
  return {
    id,
    use: node.use,
    props,
    slots: new Map(Object.entries(node.slots ?? {})),
    actions: new Map(Object.keys(node.on ?? {}).map((event) => [event, actionList(own(node.on, event))])),
    condition: node.when === undefined ? undefined : compileCondition(node.when),
    whenUnknown: node.whenUnknown,
    audience: node.audience,
    boundFacts: [...new Set(factsIn(props))],
  };
}

function actionList(actions: Action | readonly Action[] | undefined): readonly Action[] {
  if (actions === undefined) return [];
  return isActionList(actions) ? actions : [actions];
}

function isActionList(actions: Action | readonly Action[]): actions is readonly Action[] {
  return isList(actions);
}
