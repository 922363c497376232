import { useMemo } from 'react';
import { useRuntime } from '@/storefront/renderer/storefront-context';
import { createDates, type Dates } from './dates';
import { useLanguage } from './use-language';

/** Dates and times as this merchant writes them in this language. Stable until the language changes. */
export function useDates(): Dates {
  const { locale } = useRuntime().boot.merchant;
  const language = useLanguage();
  return useMemo(() => createDates(locale, language), [locale, language]);
}
