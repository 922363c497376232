import { useEffect, useId, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { startPause } from '@/storefront/platform/gateway/queries/member/responsible';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { useNoOrphan, useSheet } from '@/storefront/ui/overlays/use-sheet';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './break.module.css';
import { BreakDialog } from './break-dialog';
import { type Break, keyOfBreak, longerSpans } from './breaks';
import { OwnSection } from './own-section';
import { type SaferPlay, useSaferPlay } from './use-safer-play';

/** End of the break in epoch ms; infinite if it never ends, 0 without a break. */
function endOf(saferPlay: SaferPlay | undefined): number {
  const pause = saferPlay?.pause ?? null;
  return pause === null ? 0 : (pause.until ?? Number.POSITIVE_INFINITY);
}

export default function TakeBreak({ box, props, nodeId }: WidgetComponentProps<'safer.break'>) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const group = useId();
  const { clock } = useRuntime();
  const { gateway, query, busy, refusal, change, forget } = useSaferPlay();
  const [chosen, setChosen] = useState<Break>();
  const { shown, open, close } = useSheet('break');
  const isConfirming = shown !== undefined;
  useNoOrphan(isConfirming && chosen === undefined, close);
  const { title, note, timeouts = [1, 7, 42], exclusions = [180, 365, 0] } = props;
  const daysText = (days: number) =>
    days === 0
      ? t('widget.safer.forever')
      : days === 1
        ? t('widget.safer.period.1')
        : t('widget.safer.days', { count: format.number(days) });
  useEffect(() => {
    if (!isConfirming) forget();
  }, [isConfirming, forget]);
  const begin = async (newBreak: Break) => {
    const endBefore = endOf(query.data);
    const send = () => startPause(gateway, newBreak);
    if (await change({ send, holds: (now) => endOf(now) > endBefore })) close(() => setChosen(undefined));
  };
  // Ends of breaks are compared at the time of the platform's answer.
  const readAt = clock.at(query.dataUpdatedAt);
  const until = query.data?.pause?.until;
  const offeredDays = {
    timeout: longerSpans(timeouts, until, readAt),
    exclusion: longerSpans(exclusions, until, readAt),
  };
  const hasOptions = offeredDays.timeout.length + offeredDays.exclusion.length > 0;
  const breakOptions = (kind: Break['kind']) => (
    <fieldset className={styles.ways} aria-label={t(`widget.safer.${kind}`)}>
      <p className={styles.label}>{t(`widget.safer.${kind}`)}</p>
      {offeredDays[kind].map((days) => {
        const option = { kind, days };
        return (
          <label key={days} className={styles.way}>
            <input
              type="radio"
              name={group}
              checked={chosen !== undefined && keyOfBreak(chosen) === keyOfBreak(option)}
              onChange={() => setChosen(option)}
            />
            <span>{daysText(days)}</span>
          </label>
        );
      })}
    </fieldset>
  );
  return (
    <OwnSection {...box} id={nodeId} title={title} note={note}>
      <QueryState query={query} skeleton="card">
        {({ pause }) => (
          <Card>
            <div className={styles.choice}>
              {pause !== null && (
                <p className={styles.present} role="status">
                  <Icon name="lock" />
                  {pause.until === null
                    ? t('widget.safer.excluded')
                    : t('widget.safer.until', { at: dates.ofZone(dates.dateTime(pause.until)) })}
                </p>
              )}
              {hasOptions && (
                <>
                  {offeredDays.timeout.length > 0 && breakOptions('timeout')}
                  {offeredDays.exclusion.length > 0 && breakOptions('exclusion')}
                  <Button tone="danger" wide disabled={chosen === undefined} onClick={() => open('sure')}>
                    {t(pause === null ? 'widget.safer.begin' : 'widget.safer.longer')}
                  </Button>
                </>
              )}
            </div>
          </Card>
        )}
      </QueryState>
      {isConfirming && chosen !== undefined && (
        <BreakDialog
          span={daysText(chosen.days)}
          kind={chosen.kind}
          busy={busy}
          refusal={refusal}
          onBegin={() => void begin(chosen)}
          onClose={() => close()}
        />
      )}
    </OwnSection>
  );
}
