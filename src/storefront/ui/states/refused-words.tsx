import { useEffect, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { InvalidParam } from './refused-note';
import styles from './refused-words.module.css';

/** The days of a report whose range cannot be shown (`records/days/use-range.ts`). */
const defaultDays = 7;
const refusedTexts = { filter: 'widget.records.refused.filter', page: 'widget.records.refused.page' } as const;

type RefusalNote = {
  readonly reasons: readonly InvalidParam['why'][];
  /** The query after the removal. The message stays until the query changes. */
  readonly search: string;
};

/** Says which parts of the address cannot be shown, and removes or replaces them. */
export function RefusedWords({ unread }: { readonly unread: readonly InvalidParam[] }) {
  const t = useText();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const [note, setNote] = useState<RefusalNote>();
  const search = params.toString();
  const key = JSON.stringify(unread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same names is the same
  useEffect(() => {
    if (unread.length === 0) return;
    const validParams = new URLSearchParams(search);
    for (const { name, instead } of unread) {
      if (instead === undefined) validParams.delete(name);
      else validParams.set(name, instead);
    }
    setNote({ reasons: reasonsOf(unread), search: validParams.toString() });
    setParams(Object.fromEntries(unread.map(({ name, instead }) => [name, instead])));
  }, [key, search, setParams]);
  const reasons = unread.length > 0 ? reasonsOf(unread) : note?.search === search ? note.reasons : [];
  return reasons.map((reason) => (
    <p key={reason} className={styles.note} role="status">
      {reason === 'future' && `${t('widget.records.fault.future')} `}
      {reason === 'range' || reason === 'future'
        ? t('widget.records.noRange', { days: format.number(defaultDays) })
        : t(refusedTexts[reason])}
    </p>
  ));
}

/** The reasons, each once. */
function reasonsOf(unread: readonly InvalidParam[]): readonly InvalidParam['why'][] {
  return [...new Set(unread.map(({ why: reason }) => reason))];
}
