import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Fact } from './record-line';
import { useRecordText } from './use-record-text';

/** Writes a cell in one line: words alone; an amount or a count after its label. */
export function useFactText(): (fact: Fact) => string {
  const t = useText();
  const format = useFormat();
  const textOf = useRecordText();
  return ({ name, as, value }) => {
    if (typeof value === 'object') return textOf(value);
    if (as !== 'money' && as !== 'number') return String(value);
    const formatted = as === 'money' ? format.money(value) : format.number(value);
    return `${t(`widget.records.fact.${name}`)} ${formatted}`;
  };
}
