import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { balanceQuery } from '@/storefront/gateway/wallet';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/dialog';
import styles from './play-status.module.css';

type Props = {
  readonly isShown: boolean;
  /** Minutes of play until the player is asked; 0 never asks. */
  readonly realityCheck: number;
  readonly onLeave: () => void;
};

/** How long this visit has lasted and what it has won or lost, and the reality check. */
export function PlayStatus({ isShown, realityCheck, onLeave }: Props) {
  const t = useText();
  const format = useFormat();
  const seconds = useSeconds();
  const net = useNet();
  const [answered, setAnswered] = useState(0);
  const checks = realityCheck > 0 ? Math.floor(seconds / 60 / realityCheck) : 0;
  const time = clockOf(seconds, format.number);
  const netText = net === undefined ? '–' : format.money(net);
  return (
    <>
      {isShown && (
        <div className={styles.bar} data-play-status>
          <span>{t('widget.game.time', { time })}</span>
          <span data-sign={net === undefined || net === 0 ? undefined : net > 0 ? 'won' : 'lost'}>
            {t('widget.game.net', { amount: netText })}
          </span>
        </div>
      )}
      {checks > answered && (
        <Dialog
          title={t('widget.game.check')}
          closeLabel={t('widget.close')}
          variant="popup"
          onClose={() => setAnswered(checks)}
          footer={
            <>
              <Button tone="secondary" onClick={onLeave}>
                {t('widget.game.leave')}
              </Button>
              <Button onClick={() => setAnswered(checks)}>{t('widget.game.continue')}</Button>
            </>
          }
        >
          <p>{t('widget.game.checkText', { minutes: format.number(Math.floor(seconds / 60)), amount: netText })}</p>
        </Dialog>
      )}
    </>
  );
}

/** Seconds since the game opened. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begin = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begin) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The balance now against the one that the visit began with, in units of the currency. */
function useNet(): number | undefined {
  const { data } = useQuery(balanceQuery(useGateway()));
  const now = data === undefined ? Number.NaN : Number(data.sumBalance);
  const [begin, setBegin] = useState<number>();
  if (begin === undefined && Number.isFinite(now)) setBegin(now);
  if (begin === undefined || !Number.isFinite(now)) return undefined;
  return Math.round((now - begin) * 100) / 100;
}

function clockOf(seconds: number, write: (value: number) => string): string {
  const two = (value: number) => (value < 10 ? write(0) : '') + write(value);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${write(hours)}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
