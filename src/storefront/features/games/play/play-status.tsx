import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './play-status.module.css';
import { TimeUp } from './time-up';
import { usePlayed } from './use-played';

type Props = {
  readonly isShown: boolean;
  /** A free game has no result. */
  readonly isTrial: boolean;
  /** Minutes between two reality checks; 0 is never. */
  readonly realityCheck: number;
  /** The game runs on a foreign host and cannot be stopped from here. */
  readonly isOnForeignHost: boolean;
  /** The game runs in another window, so this page is hidden meanwhile. */
  readonly isInOtherWindow: boolean;
  /** Link to the member's limits and breaks. */
  readonly limits: ReactNode;
  /** Called with whether the player is being asked. */
  readonly onCheck: (isAsked: boolean) => void;
  readonly onLeave: () => void;
};

/** Duration and result of this visit, and the reality check. */
export function PlayStatus({
  isShown,
  isTrial,
  realityCheck,
  isOnForeignHost,
  isInOtherWindow,
  limits,
  onCheck,
  onLeave,
}: Props) {
  const t = useText();
  const format = useFormat();
  const { played: totals, answer } = usePlayed(isInOtherWindow);
  const { seconds, net, answered: answeredChecks } = totals;
  const checks = realityCheck > 0 ? Math.floor(seconds / 60 / realityCheck) : 0;
  const isAsked = checks > answeredChecks;
  useLayoutEffect(() => {
    onCheck(isAsked);
    return () => onCheck(false);
  }, [onCheck, isAsked]);
  const amount = net === undefined ? '–' : format.money(net);
  const minutes = Math.floor(seconds / 60);
  const checkText = isTrial
    ? `${t('widget.game.time', { time: clockOf(minutes * 60, format.number) })} · ${t('widget.game.free')}`
    : t('widget.game.checkText', { minutes: format.number(minutes), amount });
  return (
    <>
      {isShown && (
        <div className={styles.bar} data-play-status>
          <span>{t('widget.game.time', { time: clockOf(seconds, format.number) })}</span>
          {isTrial ? (
            <span>{t('widget.game.free')}</span>
          ) : (
            <span data-sign={net === undefined || net === 0 ? undefined : net > 0 ? 'won' : 'lost'}>
              {t('widget.game.net', { amount })}
            </span>
          )}
        </div>
      )}
      {!isTrial && !isAsked && <TimeUp limits={limits} onLeave={onLeave} />}
      {isAsked && (
        <Dialog
          title={t('widget.game.check')}
          variant="popup"
          footer={
            <>
              <Button tone="secondary" onClick={onLeave}>
                {t('widget.game.leave')}
              </Button>
              <Button onClick={() => answer(checks)}>{t('widget.game.continue')}</Button>
            </>
          }
        >
          <CheckText text={checkText} />
          {isOnForeignHost && <p className={styles.note}>{t('widget.game.covered')}</p>}
        </Dialog>
      )}
    </>
  );
}

/** Takes the focus from the game, so that a key meant for the game does not answer the question. */
function CheckText({ text }: { readonly text: string }) {
  const textRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => textRef.current?.focus(), []);
  return (
    <p ref={textRef} className={styles.check} tabIndex={-1}>
      {text}
    </p>
  );
}

function clockOf(seconds: number, formatNumber: (value: number) => string): string {
  const twoDigits = (value: number) => (value < 10 ? formatNumber(0) : '') + formatNumber(value);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${formatNumber(hours)}:` : ''}${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
