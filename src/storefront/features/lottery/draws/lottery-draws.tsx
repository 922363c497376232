import { nearIssuesQuery } from '@/storefront/platform/gateway/queries/games/lottery';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import type { Lottery } from '../lottery-list';
import { countdown, timeLeft, useClock } from '../use-clock';
import { DrawnDigits } from './drawn-digits';
import styles from './lottery-draws.module.css';
import { useDraws } from './use-draws';

type Props = { readonly lottery: Lottery; readonly href: string | undefined; readonly onPlay: () => void };

const refetchMs = 15_000;

/** The draw on sale of a lottery with the time left, and the last draws, newest first. */
export function LotteryDraws({ lottery, href, onPlay }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const gateway = useGateway();
  const { draws } = useDraws();
  const issues = useQuery({ ...nearIssuesQuery(gateway, String(lottery.gameId)), refetchInterval: refetchMs });
  const now = useClock();
  const draw = draws?.find(({ gameId }) => String(gameId) === String(lottery.gameId));
  const msLeft = timeLeft(draw, now);
  const name = lottery.gameName || lottery.gameCode;
  return (
    <>
      <div className={styles.sale}>
        <span className={styles.figure}>
          <Picture src={lottery.iconUrl} alt="" name={name} width={144} height={144} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {draw !== undefined && <p className={styles.issue}>{t('widget.lottery.issue', { numero: draw.numero })}</p>}
          {msLeft !== undefined && (
            <p className={styles.left}>
              {t('widget.lottery.closes')}{' '}
              <strong>{countdown(msLeft, format.number) ?? t('widget.lottery.drawing')}</strong>
            </p>
          )}
        </div>
        <div className={styles.play}>
          <Button wide icon="play" href={href} onClick={onPlay} label={t('widget.games.play', { name })}>
            {t('widget.lottery.play')}
          </Button>
        </div>
      </div>
      <Heading>{t('widget.lottery.draws')}</Heading>
      <QueryState query={issues} skeleton="card">
        {(rows) => {
          const drawnIssues = uniqueBy(rows, ({ numero }) => numero)
            .filter(({ winningNumber }) => winningNumber)
            .reverse();
          if (drawnIssues.length === 0) return <EmptyState icon="lottery" title={t('widget.lottery.noDraws')} />;
          return (
            <LongList rows={drawnIssues} className={styles.draws} label={t('widget.lottery.draws')}>
              {({ numero, winningNumber, openTime }, place) => (
                <li key={numero} {...place}>
                  <span>
                    <bdi>{numero}</bdi>
                    <small>{dates.dateTime(openTime ?? '')}</small>
                  </span>
                  <DrawnDigits numero={numero} drawn={winningNumber} />
                </li>
              )}
            </LongList>
          );
        }}
      </QueryState>
    </>
  );
}
