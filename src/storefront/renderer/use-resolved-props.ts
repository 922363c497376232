import { useContext, useMemo } from 'react';
import { bindFacts, type LiveNode } from '@/engine/live';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { TextsContext } from '@/storefront/platform/languages/use-text';
import { useRenderer } from './renderer-context';
import { resolveProps } from './resolve-props';

/** The props of a node for its widget. They change only with the language, the boot and the facts they are bound to. */
export function useResolvedProps(node: LiveNode, values: readonly unknown[]): object {
  const { boot } = useRenderer();
  const texts = useContext(TextsContext);
  return useMemo(() => {
    const boundProps = Object(bindFacts(node.props, (path) => values[node.boundFacts.indexOf(path)]));
    const fallback = boot.merchant.languages.default;
    const { digits } = styleOf(boot.merchant.locale, texts.language);
    return resolveProps(boundProps, { ...texts, fallback, digits, assets: boot.assets });
  }, [node, texts, values, boot]);
}
