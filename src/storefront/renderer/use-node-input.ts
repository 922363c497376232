import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Facts, factValue, type LiveNode } from '@/engine/live';
import { useRenderer } from './renderer-context';
import type { WidgetState } from './widget-loader';

/**
 * What a node renders again for: the state of its widget's code, and the values of the facts that its props are bound
 * to.
 */
export type NodeInput = { readonly state: WidgetState; readonly values: readonly unknown[] };

const emptyInput: NodeInput = { state: { kind: 'unknown' }, values: [] };

/**
 * Reads both with one subscription, since a page has hundreds of nodes. Gives the same object until one of them
 * changes.
 */
export function useNodeInput(node: LiveNode): NodeInput {
  const { facts, widgets } = useRenderer();
  const lastInput = useRef(emptyInput);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribeWidgets = widgets.subscribe(listener);
      const unsubscribeFacts = facts.subscribe(node.boundFacts, listener);
      return () => {
        unsubscribeWidgets();
        unsubscribeFacts();
      };
    },
    [facts, widgets, node.boundFacts],
  );
  const updateInput = (state: WidgetState, sourceFacts: Facts) => {
    const next = { state, values: valuesOf(node.boundFacts, sourceFacts, lastInput.current.values) };
    if (next.state !== lastInput.current.state || next.values !== lastInput.current.values) lastInput.current = next;
    return lastInput.current;
  };
  return useSyncExternalStore(
    subscribe,
    () => updateInput(widgets.stateOf(node), facts.current()),
    () => updateInput(widgets.serverState(node.use), facts.server),
  );
}

/** The previous list, if none of its values changed. */
function valuesOf(paths: readonly string[], facts: Facts, previous: readonly unknown[]): readonly unknown[] {
  if (paths.length === 0 && previous.length === 0) return previous;
  const next = paths.map((path) => factValue(facts, path));
  return previous.length === next.length && next.every((value, index) => Object.is(value, previous[index]))
    ? previous
    : next;
}
