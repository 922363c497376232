import { useContext, useMemo } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { createDates, type Dates } from './dates';
import { TextsContext } from './use-text';

/** Dates and times as this merchant writes them in this language. Stable until the language changes. */
export function useDates(): Dates {
  const { locale } = useRuntime().boot.merchant;
  const { language, translate } = useContext(TextsContext);
  return useMemo(() => createDates(locale, language, translate), [locale, language, translate]);
}
