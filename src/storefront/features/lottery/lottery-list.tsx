import { useId, useMemo } from 'react';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import { DrawnDigits } from './draws/drawn-digits';
import styles from './lottery-list.module.css';
import { countdown, timeLeft, useClock } from './use-clock';

type Draws = CallValue<'draws'>;
export type Lottery = CallValue<'recentLottery'>[number];

type Props = {
  readonly games: readonly Lottery[];
  readonly draws: Draws | undefined;
  readonly label: string;
  readonly hrefOf: (game: Lottery) => string | undefined;
  readonly onPlay: (game: Lottery) => void;
};

/** Lotteries with their last draw, and the time until the sale for the next one ends. */
export function LotteryList({ games, draws, label, hrefOf, onPlay }: Props) {
  const byId = useMemo(() => new Map((draws ?? []).map((draw) => [String(draw.gameId), draw])), [draws]);
  const now = useClock();
  return (
    <LongList rows={uniqueBy(games, ({ gameId }) => String(gameId))} className={styles.list} label={label}>
      {(game, place) => (
        <li key={String(game.gameId)} {...place}>
          <Row
            game={game}
            draw={byId.get(String(game.gameId))}
            now={now}
            href={hrefOf(game)}
            onPlay={() => onPlay(game)}
          />
        </li>
      )}
    </LongList>
  );
}

type RowProps = {
  readonly game: Lottery;
  readonly draw: Draws[number] | undefined;
  readonly now: number | undefined;
  readonly href: string | undefined;
  readonly onPlay: () => void;
};

function Row({ game, draw, now, href, onPlay }: RowProps) {
  const t = useText();
  const format = useFormat();
  const name = game.gameName || game.gameCode;
  const aboutId = useId();
  const msLeft = timeLeft(draw, now);
  const time = msLeft === undefined ? undefined : countdown(msLeft, format.number);
  return (
    <Tap
      className={styles.game}
      aria-label={t('widget.games.play', { name })}
      aria-describedby={`${aboutId}-drawn ${aboutId}-left`}
      href={href}
      onTap={onPlay}
    >
      <span className={styles.figure}>
        <Picture src={game.iconUrl} alt="" name={name} width={112} height={112} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span id={`${aboutId}-drawn`}>
          <DrawnDigits numero={draw?.lastNumero ?? ''} drawn={draw?.lastWinningNumber} />
        </span>
      </span>
      <span id={`${aboutId}-left`} className={styles.clock}>
        {msLeft !== undefined && (
          <>
            <small>{t('widget.lottery.closes')}</small>
            <span className={styles.time}>{time ?? t('widget.lottery.drawing')}</span>
          </>
        )}
      </span>
    </Tap>
  );
}
