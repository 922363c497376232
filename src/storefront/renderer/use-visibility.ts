import { useCallback, useSyncExternalStore } from 'react';
import { type Facts, type LiveNode, type Visibility, visibilityFor } from '@/engine/live';
import { useRenderer } from './renderer-context';

/** Whether a conditional node shows now. Renders again only when the verdict itself changes. */
export function useVisibility(node: LiveNode): Visibility {
  const { facts } = useRenderer();
  const { condition } = node;
  const subscribe = useCallback(
    (listener: () => void) => facts.subscribe(condition?.paths ?? [], listener),
    [facts, condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => visibilityFor(node, facts.current()),
    () => serverVisibility(node, facts.server),
  );
}

/**
 * The server draws for guests. A member's node that depends on nothing but a session is drawn too, in a box that CSS keeps closed until
 * `<html data-session="member">`: a member's first paint has it, and nothing moves when the browser takes over.
 */
export function serverVisibility(node: LiveNode, guest: Facts): Visibility {
  const seen = visibilityFor(node, guest);
  if (seen === 'show' || node.audience !== 'member') return seen;
  return node.condition?.evaluate(new Map([...guest, ['session.present', true]])) === true ? 'show' : seen;
}
