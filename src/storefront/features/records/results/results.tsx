import { useSearchParams } from '@/storefront/contract/hooks';
import { recordQuery } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Select } from '@/storefront/ui/fields/select';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { invalidParamsIn, RefusedNote } from '@/storefront/ui/states/refused-note';
import { Shape } from '@/storefront/ui/states/shape';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { RangeBar } from '../days/range-bar';
import { type Range, useRange } from '../days/use-range';
import styles from '../records.module.css';
import { SaveResults } from '../save/save-results';
import { type Results as ResultsOfDays, readGames, readLottery } from './day-results';
import { everyDay } from './days-to-draw';
import { ResultsByDay } from './results-by-day';
import { Sums } from './sums';

const kinds = ['games', 'lottery'] as const;
type Kind = (typeof kinds)[number];
const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE'];

/** Profit and loss by day: totals, a chart, and its numbers in a table. */
export default function Results({ box, props, slots }: WidgetComponentProps<'records.results'>) {
  const { label, empty, emptyNote, icon = 'chart' } = props;
  const t = useText();
  const [params, setParams] = useSearchParams();
  const range = useRange();
  const of = kinds.find((name) => name === params.get('of'));
  const kind = of ?? 'games';
  const only = params.get('only');
  const category = kind === 'games' ? categories.find((name) => name === only) : undefined;
  const unread = [...range.unread, ...invalidParamsIn(params, { of, only: category })];
  const queries = useResults(kind, range, category);
  return (
    <section {...box} className={styles.records} aria-label={label}>
      <Tabs
        label={t('widget.records.of')}
        tabs={kinds.map((key) => ({ key, label: t(`widget.records.of.${key}`) }))}
        chosen={kind}
        onChoose={(of) => setParams({ of: of === 'games' ? undefined : of, only: undefined })}
      />
      <RangeBar range={range}>
        {kind === 'games' && (
          <Select
            label={t('widget.records.by.category')}
            all={t('widget.games.all')}
            options={Object.fromEntries(categories.map((key) => [key, t(`category.${key}`)]))}
            value={category}
            onChange={(only) => setParams({ only })}
          />
        )}
      </RangeBar>
      <RefusedNote unread={unread} />
      <QueryState query={queries} skeleton={<Shape of="list" label={t('widget.loading')} />}>
        {({ days, sums }) =>
          days.length === 0 ? (
            <EmptyState icon={icon} title={empty} text={emptyNote}>
              {slots.actions}
            </EmptyState>
          ) : (
            <>
              <Sums sums={sums} />
              <ResultsByDay label={label} days={days} range={range} />
              <SaveResults days={days} range={range} name={label} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}

function useResults(kind: Kind, { range, spanOf, isReady }: Range, only: string | undefined) {
  const gateway = useGateway();
  const filter = { range, only, page: 1, size: everyDay };
  const games = recordQuery(gateway, 'gamesPnl', filter, spanOf);
  const lottery = recordQuery(gateway, 'lotteryPnl', { range, page: 1, size: everyDay }, spanOf);
  const own = gateway.scope.session !== '' && isReady;
  const ofGames = useQuery({
    ...games,
    enabled: own && kind === 'games',
    select: (value): ResultsOfDays => readGames(value),
  });
  const ofLottery = useQuery({
    ...lottery,
    enabled: own && kind === 'lottery',
    select: (value): ResultsOfDays => readLottery(value),
  });
  return kind === 'games' ? ofGames : ofLottery;
}
