import { useEffect, useId, useState } from 'react';
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

/** End of the break in epoch ms; 0 without a break. */
function endOf(standing: SaferPlay | undefined): number {
  const pause = standing?.pause ?? null;
  return pause === null ? 0 : (pause.until ?? Number.POSITIVE_INFINITY);
}

export default function TakeBreak({ box, props, nodeId }: WidgetComponentProps<'safer.break'>) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const group = useId();
  const { gateway, query, busy, refusal, change, forget } = useSaferPlay();
  const [chosen, setChosen] = useState<Break>();
  const { shown, open, close } = useSheet('break');
  const asks = shown !== undefined;
  useNoOrphan(asks && chosen === undefined, close);
  const { title, note, timeouts = [1, 7, 42], exclusions = [180, 365, 0] } = props;
  const daysText = (days: number) =>
    days === 0
      ? t('widget.safer.forever')
      : days === 1
        ? t('widget.safer.period.1')
        : t('widget.safer.days', { count: format.number(days) });
  useEffect(() => {
    if (!asks) forget();
  }, [asks, forget]);
  const begin = async (wanted: Break) => {
    const before = endOf(query.data);
    const send = () => startPause(gateway, wanted);
    if (await change({ send, holds: (now) => endOf(now) > before })) close(() => setChosen(undefined));
  };
  // The time of the platform's answer.
  const { data, dataUpdatedAt } = query;
  const until = data?.pause?.until;
  const offered = {
    timeout: longerSpans(timeouts, until, dataUpdatedAt),
    exclusion: longerSpans(exclusions, until, dataUpdatedAt),
  };
  const hasWays = offered.timeout.length + offered.exclusion.length > 0;
  const ways = (kind: Break['kind']) => (
    <fieldset className={styles.ways} aria-label={t(`widget.safer.${kind}`)}>
      <p className={styles.label}>{t(`widget.safer.${kind}`)}</p>
      {offered[kind].map((days) => {
        const one = { kind, days };
        return (
          <label key={days} className={styles.way}>
            <input
              type="radio"
              name={group}
              checked={chosen !== undefined && keyOfBreak(chosen) === keyOfBreak(one)}
              onChange={() => setChosen(one)}
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
              {hasWays && (
                <>
                  {offered.timeout.length > 0 && ways('timeout')}
                  {offered.exclusion.length > 0 && ways('exclusion')}
                  <Button tone="danger" wide disabled={chosen === undefined} onClick={() => open('sure')}>
                    {t(pause === null ? 'widget.safer.begin' : 'widget.safer.longer')}
                  </Button>
                </>
              )}
            </div>
          </Card>
        )}
      </QueryState>
      {asks && chosen !== undefined && (
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
