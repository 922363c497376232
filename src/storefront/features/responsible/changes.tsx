import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Heading } from '@/storefront/ui/heading';
import styles from './activity.module.css';
import { useLimitText } from './use-limit-text';

type Change = CallValue<'playActivity'>['changes'][number];

/** The member's changes, the newest first. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const limitText = useLimitText();
  const { data: saferPlay } = useQuery(saferPlayQuery(useGateway()));
  /** What a change will bring and when, if it is the last one of its limit and does not apply yet. */
  const pendingLimit = (change: Change) => {
    const isSame = ({ action, kind, days }: Change) =>
      action === 'limit' && kind === change.kind && days === change.days;
    if (change.action !== 'limit' || changes.find(isSame) !== change) return undefined;
    const limit = saferPlay?.limits.find(({ kind, period }) => kind === change.kind && period === change.days);
    return limit?.next?.amount === change.amount ? limit.next : undefined;
  };
  const nameOf = ({ action, kind, days }: Change) => {
    if (action === 'limit') return `${t(`widget.safer.kind.${kind}`)} · ${t(`widget.safer.period.${days}`)}`;
    return t(`widget.safer.${action}`);
  };
  const amountOf = (change: Change) => {
    const { action, kind, days, amount } = change;
    const next = pendingLimit(change);
    if (next !== undefined) {
      const at = dates.dateTime(next.at);
      return amount === null
        ? t('widget.safer.nextNone', { at })
        : t('widget.safer.next', { amount: limitText(kind, amount), at });
    }
    if (action === 'limit') return amount === null ? t('widget.safer.none') : limitText(kind, amount);
    if (days === 0) return t('widget.safer.forever');
    return days === 1 ? t('widget.safer.period.1') : t('widget.safer.days', { count: format.number(days) });
  };
  return (
    <>
      <Heading level={3}>{t('widget.safer.changes')}</Heading>
      <ol className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one moment are told apart by their place alone
          <li key={`${change.at} ${index}`} className={styles.change}>
            <span className={styles.name}>{nameOf(change)}</span>
            <bdi>{amountOf(change)}</bdi>
            <span className={styles.at}>{dates.dateTime(change.at)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
