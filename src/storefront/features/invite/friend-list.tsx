import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from '@/storefront/contract/hooks';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { friendsQuery } from '@/storefront/platform/gateway/queries/agents/invite';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { invalidPage, invalidParamsIn, RefusedNote, readPage } from '@/storefront/ui/states/refused-note';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { Figures } from './figures';
import { FriendRow } from './friend-row';
import styles from './friends.module.css';

/** Totals and a list of invited friends. A platform without the list shows only the totals. */
export function FriendList({ total }: { readonly total: number | string | null | undefined }) {
  const t = useText();
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  const pageParam = readPage(params.get('page'));
  const page = pageParam ?? 1;
  const friends = useQuery({ ...friendsQuery(gateway, page), placeholderData: keepPreviousData });
  const figures = <Figures total={total ?? friends.data?.total} footer={friends.data?.footer} />;
  const pages = Math.max(1, Number(friends.data?.totalPages ?? page));
  const choose = (next: number) => setParams({ page: next === 1 ? undefined : String(next) });
  if (isSwitchedOff(friends)) return figures;
  return (
    <>
      {figures}
      <section className={styles.list} aria-label={t('widget.invite.friends')}>
        <Heading>{t('widget.invite.friends')}</Heading>
        <RefusedNote unread={[...invalidParamsIn(params, { page: pageParam }), ...invalidPage(page, pages)]} />
        <QueryState query={friends} skeleton="card">
          {({ list, totalPages }) =>
            list === null || list === undefined || list.length === 0 ? (
              <EmptyState icon="users" title={t('widget.invite.none')} text={t('widget.invite.noneNote')} />
            ) : (
              <>
                <Card pad="none">
                  <ul aria-busy={friends.isPlaceholderData || undefined}>
                    {list.map((friend, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be alike, and rows never move
                      <FriendRow key={at} friend={friend} />
                    ))}
                  </ul>
                </Card>
                <Pagination label={t('widget.pages')} page={page} pages={Number(totalPages ?? 1)} onChoose={choose} />
              </>
            )
          }
        </QueryState>
      </section>
    </>
  );
}
