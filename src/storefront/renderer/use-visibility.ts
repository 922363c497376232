import { useCallback, useSyncExternalStore } from 'react';
import { type Facts, visibilityOf } from '@/engine/live';
import type { CompiledNode } from './compile-page';
import { useRuntime } from './storefront-context';

export type Visibility = 'show' | 'hide' | 'skeleton';

/** Whether a conditional node shows now. Renders again only when the verdict itself changes. */
export function useVisibility(node: CompiledNode): Visibility {
  const { facts } = useRuntime();
  const { condition } = node;
  const subscribe = useCallback(
    (listener: () => void) => facts.subscribe(condition?.paths ?? [], listener),
    [facts, condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => visibilityOf(condition, node.whenUnknown, facts.current()),
    () => serverVisibility(node, facts.server),
  );
}

/**
 * The server draws for guests. A member's node that depends on nothing but a session is drawn too, in a box that CSS keeps closed until
 * `<html data-session="member">`: a member's first paint has it, and nothing moves when the browser takes over.
 */
export function serverVisibility({ condition, whenUnknown, audience }: CompiledNode, guest: Facts): Visibility {
  const seen = visibilityOf(condition, whenUnknown, guest);
  if (seen === 'show' || audience !== 'member') return seen;
  return condition?.evaluate(new Map([...guest, ['session.present', true]])) === true ? 'show' : seen;
}
