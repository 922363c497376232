import { useState } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { missionsQuery } from '@/storefront/platform/gateway/queries/money/missions';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { Failures } from './failures';
import { MissionCard } from './mission-card';
import { OutcomeDialog } from './outcome-dialog';
import styles from './rewards.module.css';
import { useClaims } from './use-claims';

/** Current missions: progress, rewards of the steps, and claims of those reached. */
export default function Missions({ box, props, slots }: WidgetComponentProps<'reward.missions'>) {
  const t = useText();
  const gateway = useGateway();
  const [page, setPage] = useState(1);
  const missions = useQuery(missionsQuery(gateway, page));
  const claims = useClaims();
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(missions)) {
    return (
      <EmptyState {...box} icon="trophy" title={t('widget.mission.closed')} text={t('widget.mission.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  return (
    <>
      <section {...box} className={styles.rewards} aria-label={props.label}>
        <Failures failures={claims.failures} record={slots.record} />
        <QueryState query={missions} skeleton="card">
          {({ list, totalPages }) =>
            list === null || list === undefined || list.length === 0 ? (
              <EmptyState icon="trophy" title={props.empty} text={props.emptyNote}>
                {slots.actions}
              </EmptyState>
            ) : (
              <>
                {list.map((mission) => (
                  <MissionCard key={String(mission.missionId)} mission={mission} claims={claims} />
                ))}
                <Pagination label={t('widget.pages')} page={page} pages={Number(totalPages ?? 1)} onChoose={setPage} />
              </>
            )
          }
        </QueryState>
        {slots.help}
      </section>
      <OutcomeDialog claims={claims} record={slots.record} />
    </>
  );
}
