import { useSearchParam } from '@/storefront/contract/hooks';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import {
  type Claimable,
  type RewardStatus,
  rewardsQuery,
  ticketsQuery,
  usedTicketsQuery,
} from '@/storefront/platform/gateway/queries/money/rewards';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryFailure, QueryState } from '@/storefront/ui/states/query-state';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { Failures } from './failures';
import { OutcomeDialog } from './outcome-dialog';
import { RewardList } from './reward-list';
import styles from './rewards.module.css';
import { useClaims } from './use-claims';
import { Waiting } from './waiting';

const tabs = ['waiting', 'claimed', 'expired'] as const;
const statusOf = { waiting: 'I', claimed: 'C', expired: 'E' } as const satisfies Record<
  (typeof tabs)[number],
  RewardStatus
>;

/** The member's rewards: to claim, claimed, and expired. */
export default function Rewards({ box, props, slots }: WidgetComponentProps<'reward.center'>) {
  const t = useText();
  const gateway = useGateway();
  const [tabParam, setTabParam] = useSearchParam('tab');
  const tab = tabs.find((name) => name === tabParam) ?? 'waiting';
  const rewards = useQuery(rewardsQuery(gateway, statusOf[tab]));
  const ticketQuery = tab === 'claimed' ? usedTicketsQuery(gateway) : ticketsQuery(gateway);
  const tickets = useQuery({ ...ticketQuery, enabled: ticketQuery.enabled === true && tab !== 'expired' });
  const claims = useClaims();
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(rewards)) {
    return (
      <EmptyState {...box} icon="gift" title={t('widget.reward.closed')} text={t('widget.reward.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  return (
    <>
      <section {...box} className={styles.rewards} aria-label={props.label}>
        <Tabs
          label={t('widget.reward.tabs')}
          tabs={tabs.map((key) => ({ key, label: t(`widget.reward.tab.${key}`) }))}
          chosen={tab}
          onChoose={(next) => setTabParam(next === 'waiting' ? undefined : next)}
        />
        <Failures failures={claims.failures} record={slots.record} />
        {!isSwitchedOff(tickets) && <QueryFailure query={tickets} />}
        {tab === 'waiting' ? (
          <Waiting query={rewards} tickets={tickets.data ?? []} claims={claims}>
            <EmptyState icon="gift" title={props.empty} text={props.emptyNote}>
              {slots.actions}
            </EmptyState>
          </Waiting>
        ) : (
          <QueryState query={rewards} skeleton="card">
            {(list) => {
              const rows = tab === 'claimed' ? byClaim([...(list ?? []), ...(tickets.data ?? [])]) : (list ?? []);
              return rows.length === 0 ? (
                <EmptyState icon="gift" title={t(`widget.reward.none.${tab}`)} />
              ) : (
                <RewardList rewards={rows} state={tab} label={t(`widget.reward.tab.${tab}`)} />
              );
            }}
          </QueryState>
        )}
        {slots.help}
      </section>
      <OutcomeDialog claims={claims} record={slots.record} />
    </>
  );
}

/** The last claimed first. All times of a platform have one form: numbers, or texts that sort by alphabet. */
function byClaim(rewards: readonly Claimable[]): readonly Claimable[] {
  return [...rewards].sort(({ claimedDate: one }, { claimedDate: other }) => {
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(other ?? '').localeCompare(String(one ?? ''), 'en');
  });
}
