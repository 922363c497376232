import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { downlinesPerPage, downlinesQuery } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { useTime } from '@/storefront/platform/languages/use-time';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { invalidPage, RefusedNote } from '@/storefront/ui/states/refused-note';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { MemberRow } from './member-row';
import styles from './team.module.css';
import { TeamFilters } from './team-filters';
import { TeamHead } from './team-head';
import { useTeamFilter } from './use-team-filter';

/** Loads with the tap. */
const memberDialog = createLazy(async () => ({ default: (await import('./member-dialog')).MemberDialog }));

/** The members of an agent's team. The platform searches, sorts and pages. One member opens with its actions. */
export default function Manage({ box, props, slots }: WidgetComponentProps<'team.manage'>) {
  const t = useText();
  const { day } = useTime();
  const gateway = useGateway();
  const team = useTeamFilter();
  const sheet = useSheet('member');
  const top = useRef<HTMLUListElement>(null);
  const id = team.member;
  const query = useQuery({
    ...downlinesQuery(gateway, team.filter, day),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pageInfo?.total;
  const pages = Math.max(1, Math.ceil(Number(total ?? 0) / downlinesPerPage));
  const isCounted = total != null && !query.isPlaceholderData;
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(query))
    return <EmptyState {...box} icon="lock" title={t('widget.team.closed')} text={t('widget.open.linksClosedNote')} />;
  return (
    <section {...box} className={styles.page} aria-label={props.label}>
      <TeamFilters key={team.who} team={team} />
      <RefusedNote unread={[...team.invalidParams, ...(isCounted ? invalidPage(team.page, pages) : [])]} />
      <QueryState query={query} skeleton="form">
        {({ list, path, teamSize, teamBalance }) => (
          <div className={styles.page} aria-busy={query.isPlaceholderData || undefined}>
            <TeamHead
              path={path ?? []}
              size={teamSize}
              balance={teamBalance}
              foundCount={total == null ? undefined : Number(total)}
              team={team}
            />
            {list === null || list === undefined || list.length === 0 ? (
              <EmptyState icon="team" title={t('widget.team.none')} text={t('widget.team.noneNote')} />
            ) : (
              <Card pad="none">
                <ul ref={top} className={styles.list}>
                  {list.map((member) => (
                    <MemberRow
                      key={member.customerId}
                      member={member}
                      onOpen={() => sheet.open(String(member.customerId))}
                    />
                  ))}
                </ul>
              </Card>
            )}
            <Pagination
              page={team.page}
              pages={pages}
              label={t('widget.pages')}
              onChoose={(page) => {
                team.go({ page: page === 1 ? undefined : String(page) });
                top.current?.scrollIntoView?.({ block: 'start' });
              }}
            />
          </div>
        )}
      </QueryState>
      {id !== undefined && (
        <LazyComponent of={memberDialog} fallback={null}>
          {(MemberDialog) => (
            <MemberDialog
              key={id}
              id={id}
              record={slots.record}
              onTeam={(agent) => team.go({ agent, member: undefined, page: undefined, who: undefined })}
              onClose={() => sheet.close()}
            />
          )}
        </LazyComponent>
      )}
    </section>
  );
}
