import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryLinesQuery, lotteryPlaysQuery } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { betText } from './bet-text';
import styles from './order-lines.module.css';

type Props = {
  readonly id: string;
  /** Id for reading the ways to bet on the lottery; undefined until known. */
  readonly gameId: string | undefined;
};

/** The bets of an order: the way, what was chosen, and what it cost and won. */
export function OrderLines({ id, gameId }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const [page, setPage] = useState(1);
  const lines = useQuery({ ...lotteryLinesQuery(gateway, id, page), placeholderData: keepPreviousData });
  // If all bets name their way to bet, the gateway is not asked for the names.
  const isNameless = lines.data?.content.some(({ playName }) => !playName) === true;
  const plays = useQuery({ ...lotteryPlaysQuery(gateway, gameId ?? ''), enabled: isNameless && gameId !== undefined });
  const names = new Map((plays.data?.plays ?? []).map(({ playId, name }) => [String(playId), name]));
  return (
    <QueryState query={lines} skeleton="line">
      {({ content, totalPages }) => (
        <>
          <LongList rows={content} className={styles.lines}>
            {({ playId, playName, bettingContent, multiple, bettingAmount, winAmount }, place, index) => (
              <li key={index} {...place}>
                <span>
                  {playName || names.get(String(playId)) || playId}{' '}
                  {Number(multiple ?? 1) > 1 && <bdi className={styles.multiple}>×{format.number(multiple ?? 1)}</bdi>}
                </span>
                <bdi className={styles.amount}>{format.money(bettingAmount ?? 0)}</bdi>
                <bdi className={styles.bets}>{betText(bettingContent, t, format)}</bdi>
                {Number(winAmount ?? 0) > 0 && <bdi className={styles.won}>{format.gain(winAmount ?? 0)}</bdi>}
              </li>
            )}
          </LongList>
          <Pagination page={page} pages={Number(totalPages ?? 1)} label={t('widget.pages')} onChoose={setPage} />
        </>
      )}
    </QueryState>
  );
}
