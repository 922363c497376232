import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { RecordText } from './record-line';

/** Writes the words of a record: our text, otherwise the platform's; days in the merchant's format. */
export function useRecordText(): (words: RecordText) => string {
  const t = useText();
  const dates = useDates();
  return function textOf(text): string {
    if ('text' in text) return text.text;
    if ('day' in text) return dates.text(text.day);
    if ('from' in text) return t('widget.records.between', { from: textOf(text.from), to: textOf(text.to) });
    const translated = t(text.t);
    return translated === text.t || translated === '' ? text.otherwise : translated;
  };
}
