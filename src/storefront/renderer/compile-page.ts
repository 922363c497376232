import {
  type Action,
  type Audience,
  type CompiledCondition,
  compileCondition,
  type ResolvedNode,
  type ResolvedPage,
  type WhenUnknown,
} from '@/engine/live';

/** A node made ready to render: its residual condition compiled, what it depends on known. */
export type CompiledNode = {
  readonly id: string;
  readonly use: string;
  readonly props: object;
  readonly slots: ReadonlyMap<string, readonly string[]>;
  readonly actions: ReadonlyMap<string, readonly Action[]>;
  readonly condition: CompiledCondition | undefined;
  readonly whenUnknown: WhenUnknown | undefined;
  readonly audience: Audience | undefined;
  /** Live facts that its props are bound to. */
  readonly bound: readonly string[];
};

export type CompiledPage = {
  readonly id: string;
  readonly hash: string;
  readonly root: string;
  readonly nodes: ReadonlyMap<string, CompiledNode>;
};

const compiled = new WeakMap<ResolvedPage, CompiledPage>();

/** Compiles a page once; the same page gives the same object. */
export function compilePage(page: ResolvedPage): CompiledPage {
  const known = compiled.get(page);
  if (known !== undefined) return known;
  const nodes = new Map(Object.entries(page.nodes).map(([id, node]) => [id, compileNode(id, node)]));
  const made = { id: page.page, hash: page.hash, root: page.root, nodes };
  compiled.set(page, made);
  return made;
}

/** Every live fact that a page reads. */
export function pathsOf(page: ResolvedPage): readonly string[] {
  return [...compilePage(page).nodes.values()].flatMap(({ condition, bound }) => [
    ...(condition?.paths ?? []),
    ...bound,
  ]);
}

/** Names of the widgets that a page uses. */
export function usesOf(page: ResolvedPage): readonly string[] {
  return [...new Set(Object.values(page.nodes).map(({ use }) => use))];
}

function compileNode(id: string, node: ResolvedNode): CompiledNode {
  const props = node.props ?? {};
  return {
    id,
    use: node.use,
    props,
    slots: new Map(Object.entries(node.slots ?? {})),
    actions: new Map(Object.entries(node.on ?? {}).map(([event, actions]) => [event, listOf(actions)])),
    condition: node.when === undefined ? undefined : compileCondition(node.when),
    whenUnknown: node.whenUnknown,
    audience: node.audience,
    bound: [...new Set(factsIn(props))],
  };
}

function listOf(actions: Action | readonly Action[]): readonly Action[] {
  return isList(actions) ? actions : [actions];
}

function isList(actions: Action | readonly Action[]): actions is readonly Action[] {
  return Array.isArray(actions);
}

function factsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('fact' in value && typeof value.fact === 'string') return [value.fact];
  return Object.values(value).flatMap(factsIn);
}
