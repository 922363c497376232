import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from '@/storefront/contract/hooks';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { teamOverviewQuery } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useTime } from '@/storefront/platform/languages/use-time';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { invalidParamsIn, RefusedNote } from '@/storefront/ui/states/refused-note';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { DayFigures } from './day-figures';
import { figureIn } from './figures';
import { BestMembers, InactiveMembers } from './members';
import { Sums } from './sums';
import styles from './team.module.css';

const spans = ['1', '7', '30', '90'] as const;

/** An agent's team over a range of days in the address: figures, a chart, the best and the inactive members. */
export default function Overview({ box, props }: WidgetComponentProps<'team.overview'>) {
  const t = useText();
  const format = useFormat();
  const { day } = useTime();
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  const daysParam = spans.find((days) => days === params.get('days'));
  const span = daysParam ?? '7';
  const query = useQuery({
    ...teamOverviewQuery(gateway, Number(span), day),
    placeholderData: keepPreviousData,
  });
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(query))
    return <EmptyState {...box} icon="lock" title={t('widget.team.closed')} text={t('widget.open.linksClosedNote')} />;
  const daysText = (count: string) => t('widget.open.days', { days: format.number(count) });
  return (
    <section {...box} className={styles.page} aria-label={props.label}>
      <Tabs
        label={t('widget.records.days')}
        tabs={spans.map((key) => ({ key, label: key === '1' ? t('widget.records.days.1') : daysText(key) }))}
        chosen={span}
        onChoose={(next) => setParams({ days: next })}
      />
      <RefusedNote unread={invalidParamsIn(params, { days: daysParam, of: figureIn(params.get('of')) })} />
      <QueryState query={query} skeleton="form">
        {(overview) => (
          <div className={styles.page} aria-busy={query.isPlaceholderData || undefined}>
            <Sums footer={overview.footer} />
            <DayFigures overview={overview} days={Number(span)} />
            {overview.best !== undefined && <BestMembers best={overview.best ?? []} />}
            {overview.inactive !== undefined && (
              <InactiveMembers inactive={overview.inactive ?? []} count={Number(overview.inactiveCount ?? 0)} />
            )}
          </div>
        )}
      </QueryState>
    </section>
  );
}
