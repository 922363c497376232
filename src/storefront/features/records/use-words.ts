import { useText } from '@/storefront/platform/languages/use-text';
import type { Words } from './record-line';

/** Writes words of a record: those of the table, else the platform's own. */
export function useWords(): (words: Words) => string {
  const t = useText();
  return (words) => {
    if ('text' in words) return words.text;
    const found = t(words.t);
    return found === words.t || found === '' ? words.otherwise : found;
  };
}
