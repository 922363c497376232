import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { type Rain, rainsPerPage, rainsQuery } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useNewRows } from '@/storefront/platform/gateway/use-new-rows';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { ComeNote } from '@/storefront/ui/long-list/come-note';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { Tap } from '@/storefront/ui/tap';
import { failedOf, RainResult } from './rain-result';
import styles from './red-rain.module.css';

/** The agent's rains, the latest first. Each opens its receivers. */
export function Rains() {
  const t = useText();
  const gateway = useGateway();
  const [page, setPage] = useState(1);
  const [openRain, setOpenRain] = useState<Rain>();
  const rains = useQuery({ ...rainsQuery(gateway, page - 1), placeholderData: keepPreviousData });
  const {
    rows,
    come: newCount,
    renew,
  } = useNewRows<CallValue<'transferMultipleRecords'>, Rain>(
    {
      page,
      keyOf: (earlierPage) => rainsQuery(gateway, earlierPage - 1).queryKey,
      rowsOf: ({ list }) => list ?? [],
      idOf: ({ refId }) => refId ?? undefined,
    },
    rains.isPlaceholderData ? [] : (rains.data?.list ?? []),
  );
  return (
    <QueryState query={rains} skeleton="card">
      {({ list, pageInfo }) =>
        list === null || list === undefined || list.length === 0 ? (
          <EmptyState icon="envelope" title={t('widget.rain.noRains')} />
        ) : (
          <>
            <ComeNote
              count={newCount}
              onShow={() => {
                renew();
                setPage(1);
              }}
            />
            <Card pad="none">
              <ul aria-busy={rains.isPlaceholderData || undefined}>
                {(rains.isPlaceholderData ? list : rows).map((rain) => (
                  <RainRow key={rain.refId} rain={rain} onOpen={() => setOpenRain(rain)} />
                ))}
              </ul>
            </Card>
            <Pagination
              page={page}
              pages={Math.ceil(Number(pageInfo?.total ?? 0) / rainsPerPage)}
              label={t('widget.pages')}
              onChoose={setPage}
            />
            {openRain !== undefined && (
              <Dialog
                title={t('widget.rain.one')}
                closeLabel={t('widget.close')}
                onClose={() => setOpenRain(undefined)}
              >
                <RainResult rain={openRain} />
              </Dialog>
            )}
          </>
        )
      }
    </QueryState>
  );
}

function RainRow({ rain, onOpen }: { readonly rain: Rain; readonly onOpen: () => void }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const { time, mode, amount, receivers } = rain;
  const failedCount = failedOf(rain).length;
  const timeText = dates.text(time ?? '');
  const count = t('widget.rain.people', { count: format.number(receivers.length - failedCount) });
  return (
    <li className={styles.item}>
      <Tap className={styles.row} onTap={onOpen}>
        <span className={styles.who}>
          <span>{timeText}</span>
          <span className={styles.quiet}>
            {count} · {t(mode === 'random' ? 'widget.rain.mode.random' : 'widget.rain.mode.equal')}
          </span>
          {failedCount > 0 && (
            <span className={styles.refused}>{t('widget.rain.without', { count: format.number(failedCount) })}</span>
          )}
        </span>
        <bdi className={styles.worth}>{format.money(amount ?? 0)}</bdi>
      </Tap>
    </li>
  );
}
