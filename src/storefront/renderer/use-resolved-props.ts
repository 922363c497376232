import { useContext, useMemo } from 'react';
import { styleOf } from '@/storefront/i18n/merchant-locale';
import { TextsContext } from '@/storefront/i18n/use-text';
import type { CompiledNode } from './compile-page';
import { resolveProps } from './resolve-props';
import { useRuntime } from './storefront-context';

/** The props of a node for its widget. Changes with the language and with the facts that its props are bound to, and with nothing else. */
export function useResolvedProps(node: CompiledNode, values: readonly unknown[]): object {
  const { boot } = useRuntime();
  const texts = useContext(TextsContext);
  return useMemo(() => {
    const factValue = (path: string) => {
      const value = values[node.bound.indexOf(path)];
      return value === undefined ? boot.statics[path] : value;
    };
    const fallback = boot.merchant.languages.default;
    const { digits } = styleOf(boot.merchant.locale, texts.language);
    return resolveProps(node.props, { ...texts, fallback, digits, assets: boot.assets, factValue });
  }, [node, texts, values, boot]);
}
