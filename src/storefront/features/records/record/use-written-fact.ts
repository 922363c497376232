import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Fact } from './record-line';
import { useWords } from './use-words';

/** A cell in one line: words alone; an amount or a count after its label. */
export function useWrittenFact(): (fact: Fact) => string {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  return ({ name, as, value }) => {
    if (typeof value === 'object') return words(value);
    if (as !== 'money' && as !== 'number') return String(value);
    const written = as === 'money' ? format.money(value) : format.number(value);
    return `${t(`widget.records.fact.${name}`)} ${written}`;
  };
}
