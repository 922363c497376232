import type { ReactNode } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { Dates } from '@/storefront/platform/languages/dates';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import styles from './game-trouble.module.css';
import type { LaunchFailure } from './launch-failure';

type Props = {
  readonly box: Box;
  readonly failure: LaunchFailure;
  /** Name of the game. */
  readonly name: string;
  /** Links to deposit or transfer, for a game that needs money. */
  readonly funds: ReactNode;
  /** Link to the member's limits and breaks. */
  readonly limits: ReactNode;
  readonly backLabel: string;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  /** Plays the game for free; undefined where that is impossible. */
  readonly onTrial: (() => void) | undefined;
  /** Opens the game whose round is unfinished. */
  readonly onFinish: (game: object) => void;
  readonly onBack: () => void;
  /** Further ways to get help. */
  readonly children: ReactNode;
};

/** Says why the game does not open, and what the player can do, the best first. */
export function GameTrouble(props: Props) {
  const { box, failure, name, funds, backLabel, onBack, children } = props;
  const t = useText();
  const dates = useDates();
  const { icon, title, text } = troubleTextOf(failure, t, dates);
  // Without a way to deposit, the card does not suggest a deposit.
  const isPossible = failure.kind !== 'funds' || funds !== undefined;
  return (
    <div {...box} role="alert">
      <h1 className={styles.name}>{name}</h1>
      <EmptyState icon={icon} title={title} text={isPossible ? text : undefined}>
        <div className={styles.actions}>
          <Remedy {...props} />
          <Button tone="secondary" icon="back" onClick={onBack}>
            {backLabel}
          </Button>
          {children}
        </div>
      </EmptyState>
    </div>
  );
}

function Remedy({ failure, funds, limits, onRetry, onLogin, onTrial, onFinish }: Props) {
  const t = useText();
  const retry = (tone: 'primary' | 'secondary') => (
    <Button icon="refresh" tone={tone} onClick={onRetry}>
      {t('widget.retry')}
    </Button>
  );
  switch (failure.kind) {
    case 'funds':
      return (
        <>
          {funds}
          {onTrial !== undefined && (
            <Button tone="secondary" icon="play" onClick={onTrial}>
              {t('widget.game.trial')}
            </Button>
          )}
        </>
      );
    case 'unfinished': {
      const { game } = failure;
      if (game === undefined) return retry('primary');
      return (
        <>
          <Button icon="play" onClick={() => onFinish(game)}>
            {t('widget.game.finish')}
          </Button>
          {retry('secondary')}
        </>
      );
    }
    case 'session':
      return <Button onClick={onLogin}>{t('widget.game.login')}</Button>;
    case 'limited':
      return limits;
    case 'missing':
      return null;
    case 'maintenance':
    case 'other':
      return retry('primary');
  }
}

type TroubleText = { readonly icon: string; readonly title: string; readonly text?: string };

function troubleTextOf(failure: LaunchFailure, t: Translate, { dateTime, ofZone }: Dates): TroubleText {
  switch (failure.kind) {
    case 'funds':
      return { icon: 'wallet', title: t('error.game.funds'), text: t('error.game.fundsNote') };
    case 'unfinished':
      return failure.game === undefined
        ? { icon: 'clock', title: t('error.game.unfinished'), text: t('error.game.unfinishedNote') }
        : { icon: 'clock', title: t('error.game.unfinishedOther'), text: t('error.game.unfinishedFirst') };
    case 'session':
      return { icon: 'lock', title: t('error.session') };
    case 'missing':
      return { icon: 'search', title: t('error.game.missing') };
    case 'maintenance': {
      const { from, until } = failure;
      if (until === undefined) return { icon: 'wrench', title: t('error.game.maintenance') };
      const text =
        from === undefined
          ? t('error.game.maintenanceUntil', { time: ofZone(dateTime(until)) })
          : t('error.game.maintenanceTimes', { from: dateTime(from), until: ofZone(dateTime(until)) });
      return { icon: 'wrench', title: t('error.game.maintenance'), text };
    }
    case 'limited':
      return { icon: 'lock', title: t('error.game.failed'), text: errorText(failure.error, t) };
    case 'other':
      return { icon: 'warning', title: t('error.game.failed'), text: errorText(failure.error, t) };
  }
}
