import { useAction } from '@/storefront/contract/hooks';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';

type Props = {
  /** Epoch ms; null for ever. */
  readonly until: number | null;
};

/** Replaces the form during a break from play: no choices, no offers, and a way to talk to somebody. */
export function Paused({ until }: Props) {
  const t = useText();
  const dates = useDates();
  const run = useAction();
  const title =
    until === null ? t('widget.safer.excluded') : t('widget.safer.until', { at: dates.ofZone(dates.dateTime(until)) });
  return (
    <div role="status">
      <EmptyState icon="lock" title={title} text={t('widget.deposit.pausedNote')}>
        <Button icon="headset" wide onClick={() => run({ do: 'openService' })}>
          {t('common.service')}
        </Button>
      </EmptyState>
    </div>
  );
}
