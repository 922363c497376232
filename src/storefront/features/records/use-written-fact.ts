import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Fact } from './record-line';
import { useWords } from './use-words';

/** A fact in one line: words as they are, an amount behind its name. */
export function useWrittenFact(): (fact: Fact) => string {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  return ({ name, as, value }) => {
    if (typeof value === 'object') return words(value);
    return as === 'money' ? `${t(`widget.records.fact.${name}`)} ${format.money(value)}` : String(value);
  };
}
