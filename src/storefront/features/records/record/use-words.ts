import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Words } from './record-line';

/** Writes the words of a record: our text, otherwise the platform's; days in the merchant's format. */
export function useWords(): (words: Words) => string {
  const t = useText();
  const dates = useDates();
  return function write(words): string {
    if ('text' in words) return words.text;
    if ('day' in words) return dates.told(words.day);
    if ('from' in words) return t('widget.records.between', { from: write(words.from), to: write(words.to) });
    const found = t(words.t);
    return found === words.t || found === '' ? words.otherwise : found;
  };
}
