import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Facts, factValue, type LiveNode } from '@/engine/live';
import { useRenderer } from './renderer-context';
import type { WidgetState } from './widget-loader';

/**
 * What a node renders again for: the state of its widget's code, and the values of the facts that its props are bound
 * to.
 */
export type NodeInput = { readonly state: WidgetState; readonly values: readonly unknown[] };

const nothing: NodeInput = { state: { kind: 'unknown' }, values: [] };

/**
 * Reads both with one subscription, since a page has hundreds of nodes. Gives the same object until one of them
 * changes.
 */
export function useNodeInput(node: LiveNode): NodeInput {
  const { facts, widgets } = useRenderer();
  const last = useRef(nothing);
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaveWidgets = widgets.subscribe(listener);
      const leaveFacts = facts.subscribe(node.bound, listener);
      return () => {
        leaveWidgets();
        leaveFacts();
      };
    },
    [facts, widgets, node.bound],
  );
  const read = (state: WidgetState, from: Facts) => {
    const next = { state, values: valuesOf(node.bound, from, last.current.values) };
    if (next.state !== last.current.state || next.values !== last.current.values) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(
    subscribe,
    () => read(widgets.stateOf(node), facts.current()),
    () => read(widgets.serverState(node.use), facts.server),
  );
}

/** The previous list, if none of its values changed. */
function valuesOf(paths: readonly string[], facts: Facts, before: readonly unknown[]): readonly unknown[] {
  if (paths.length === 0 && before.length === 0) return before;
  const next = paths.map((path) => factValue(facts, path));
  return before.length === next.length && next.every((value, index) => Object.is(value, before[index])) ? before : next;
}
