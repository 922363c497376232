import type { ReactNode } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isWholeDay } from './opening';
import { Turnover } from './turnover';
import styles from './withdraw.module.css';
import type { Limits } from './withdrawal';

type Props = {
  readonly limits: Limits;
  /** Minor units. */
  readonly required: number;
  readonly done: number;
  /** Link to the games. */
  readonly play: ReactNode;
};

/** Hours, number and turnover of withdrawals. */
export function Rules({ limits, required: requiredMinor, done: doneMinor, play }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const { remainingTransactionTimes: times, startTime, endTime } = limits;
  const clock = (time: string) => format.digits(time.slice(0, 5));
  return (
    <div className={styles.rules}>
      {times !== null && times !== undefined && (
        <p>
          {Number(times) <= 0
            ? t('widget.withdraw.timesOver')
            : t('widget.withdraw.times', { count: format.number(times) })}
        </p>
      )}
      {!isWholeDay(limits) && startTime && endTime && (
        <p>{t('widget.withdraw.hours', { from: clock(startTime), to: dates.ofZone(clock(endTime)) })}</p>
      )}
      {doneMinor < requiredMinor && <Turnover required={requiredMinor} done={doneMinor} play={play} />}
    </div>
  );
}
