import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Facts, type LiveNode, type Visibility, visibilityFor } from '@/engine/live';
import { useRenderer } from './renderer-context';

/**
 * Whether a conditional node shows now. Renders again only when the verdict changes. The server's verdict stays until
 * every island on the screen is hydrated, so that of two nodes that replace each other one shows at any time.
 */
export function useVisibility(node: LiveNode): Visibility {
  const { facts, hydration } = useRenderer();
  const { condition } = node;
  const isServerRendered = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = facts.subscribe(condition?.paths ?? [], listener);
      let notify: (() => void) | undefined = listener;
      if (!hydration.isOver()) void hydration.over.then(() => notify?.());
      return () => {
        notify = undefined;
        unsubscribe();
      };
    },
    [facts, condition, hydration],
  );
  const serverVerdict = () => serverVisibility(node, facts.server);
  return useSyncExternalStore(
    subscribe,
    () => (isServerRendered.current && !hydration.isOver() ? serverVerdict() : visibilityFor(node, facts.current())),
    () => {
      isServerRendered.current = true;
      return serverVerdict();
    },
  );
}

/**
 * The server draws for guests. A member's node that depends on the session alone is drawn too, in a box that CSS hides
 * where `<html>` has no `data-session`. So a member's first paint has it, and nothing moves at hydration.
 */
export function serverVisibility(node: LiveNode, guest: Facts): Visibility {
  const verdict = visibilityFor(node, guest);
  if (verdict === 'show' || node.audience !== 'member') return verdict;
  return node.condition?.evaluate(new Map([...guest, ['session.present', true]])) === true ? 'show' : verdict;
}
