import { useEffect, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Unread } from './refused-note';
import styles from './refused-words.module.css';

const refusedTexts = { filter: 'widget.records.refused.filter', page: 'widget.records.refused.page' } as const;

type Said = {
  readonly reasons: readonly Unread['why'][];
  /** The query after the removal. The message stays until the query changes. */
  readonly search: string;
};

/** Says which parts of the address cannot be shown, and removes them. */
export function RefusedWords({ unread }: { readonly unread: readonly Unread[] }) {
  const t = useText();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const search = params.toString();
  const key = JSON.stringify(unread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same names is the same
  useEffect(() => {
    if (unread.length === 0) return;
    const left = new URLSearchParams(search);
    for (const { name, instead } of unread) {
      if (instead === undefined) left.delete(name);
      else left.set(name, instead);
    }
    setSaid({ reasons: reasonsOf(unread), search: left.toString() });
    setParams(Object.fromEntries(unread.map(({ name, instead }) => [name, instead])));
  }, [key, search, setParams]);
  const reasons = unread.length > 0 ? reasonsOf(unread) : said?.search === search ? said.reasons : [];
  return reasons.map((why) => (
    <p key={why} className={styles.note} role="status">
      {why === 'future' && `${t('widget.records.fault.future')} `}
      {why === 'range' || why === 'future'
        ? t('widget.records.noRange', { days: format.number(7) })
        : t(refusedTexts[why])}
    </p>
  ));
}

/** The reasons, each once. */
function reasonsOf(unread: readonly Unread[]): readonly Unread['why'][] {
  return [...new Set(unread.map(({ why }) => why))];
}
