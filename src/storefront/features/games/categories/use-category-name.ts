import { useMemo } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { isText, resolveText } from '@/storefront/platform/languages/resolve-text';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';

/** Names a category: by config, otherwise by the platform's name, otherwise by its key. */
export function useCategoryName(): (key: string, platformName?: string) => string {
  const translate = useText();
  const language = useLanguage();
  const { categories, languages, locale } = useStorefront().merchant;
  return useMemo(() => {
    const { digits } = styleOf(locale, language);
    const source = { translate, language, fallback: languages.default, digits };
    const { items = {} } = categories;
    return (key, platformName) => {
      const label = Object.hasOwn(items, key) ? items[key]?.label : undefined;
      return (label !== undefined && isText(label) && resolveText(label, source)) || platformName || key;
    };
  }, [translate, language, categories, languages, locale]);
}
