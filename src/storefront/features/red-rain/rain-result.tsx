import type { Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { MoneyState } from '@/storefront/ui/money/money-state';
import styles from './red-rain.module.css';

/** The result of a rain: the total, then those who got nothing with the reason, then all others. */
export function RainResult({ rain }: { readonly rain: Rain }) {
  const t = useText();
  const format = useFormat();
  const { receivers, amount, refId } = rain;
  const failedReceivers = failedOf(rain);
  const reached = receivers.filter((receiver) => !failedReceivers.includes(receiver));
  const summary =
    failedReceivers.length === 0
      ? t('widget.rain.done', { count: format.number(reached.length) })
      : t('widget.rain.partly', {
          count: format.number(reached.length),
          failed: format.number(failedReceivers.length),
        });
  return (
    <div className={styles.part}>
      <MoneyState
        state={failedReceivers.length === 0 ? 'success' : 'failed'}
        words={summary}
        amount={format.money(amount ?? 0)}
        note={refId}
      />
      {failedReceivers.length > 0 && <p className={styles.quiet}>{t('widget.rain.notTaken')}</p>}
      <ul aria-label={t('widget.rain.receivers')}>
        {[...failedReceivers, ...reached].map((receiver) => {
          const isFailed = failedReceivers.includes(receiver);
          return (
            <li
              key={`${receiver.customerId} ${receiver.customerName}`}
              className={styles.share}
              data-state={isFailed ? 'failed' : 'given'}
            >
              <span className={styles.who}>
                <bdi>{receiver.customerName}</bdi>
                {isFailed && <span className={styles.quiet}>{receiver.message || t('widget.rain.failed')}</span>}
              </span>
              <bdi className={styles.worth}>{format.money(receiver.amount ?? 0)}</bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Receivers who got nothing. */
export function failedOf({ receivers }: Rain): Rain['receivers'] {
  return receivers.filter(({ success }) => !isOn(success));
}
