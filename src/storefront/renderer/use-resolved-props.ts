import { useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Facts, PENDING } from '@/engine/live';
import { TextsContext } from '@/storefront/i18n/use-text';
import type { CompiledNode } from './compile-page';
import { resolveProps } from './resolve-props';
import { useRuntime } from './storefront-context';

/** The props of a node for its widget. Changes with the language and with the facts that its props are bound to, and with nothing else. */
export function useResolvedProps(node: CompiledNode): object {
  const { boot } = useRuntime();
  const texts = useContext(TextsContext);
  const values = useBoundValues(node.bound);
  return useMemo(() => {
    const factValue = (path: string) => {
      const value = values[node.bound.indexOf(path)];
      return value === undefined ? boot.statics[path] : value;
    };
    const fallback = boot.merchant.languages.default;
    return resolveProps(node.props, { ...texts, fallback, assets: boot.assets, factValue });
  }, [node, texts, values, boot]);
}

const nothing: readonly unknown[] = [];

function useBoundValues(paths: readonly string[]): readonly unknown[] {
  const { facts } = useRuntime();
  const last = useRef(nothing);
  const subscribe = useCallback((listener: () => void) => facts.subscribe(paths, listener), [facts, paths]);
  const read = (from: Facts) => {
    const next = paths.map((path) => toValue(from.get(path)));
    if (!isSame(last.current, next)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(
    subscribe,
    () => read(facts.current()),
    () => read(facts.server),
  );
}

function toValue(value: unknown): unknown {
  return value === PENDING ? undefined : value;
}

function isSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => Object.is(value, right[index]));
}
