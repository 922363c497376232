import { useMemo } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { createFormat, type Format } from './format';
import { useLanguage } from './use-language';

/** Money and numbers as this merchant writes them in this language. Stable until the language changes. */
export function useFormat(): Format {
  const { locale } = useRuntime().boot.merchant;
  const language = useLanguage();
  return useMemo(() => createFormat(locale, language), [locale, language]);
}
