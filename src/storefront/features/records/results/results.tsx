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
import { mostBars } from './days-to-draw';
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
  const kindParam = kinds.find((name) => name === params.get('of'));
  const kind = kindParam ?? 'games';
  const only = params.get('only');
  const category = kind === 'games' ? categories.find((name) => name === only) : undefined;
  const invalidParams = [...range.invalidParams, ...invalidParamsIn(params, { of: kindParam, only: category })];
  const results = useResults(kind, range, category);
  return (
    <section {...box} className={styles.records} aria-label={label}>
      <Tabs
        label={t('widget.records.of')}
        tabs={kinds.map((key) => ({ key, label: t(`widget.records.of.${key}`) }))}
        chosen={kind}
        onChoose={(next) => setParams({ of: next === 'games' ? undefined : next, only: undefined })}
      />
      <RangeBar range={range}>
        {kind === 'games' && (
          <Select
            label={t('widget.records.by.category')}
            all={t('widget.games.all')}
            options={Object.fromEntries(categories.map((key) => [key, t(`category.${key}`)]))}
            value={category}
            onChange={(chosen) => setParams({ only: chosen })}
          />
        )}
      </RangeBar>
      <RefusedNote unread={invalidParams} />
      <QueryState query={results} skeleton={<Shape of="list" label={t('widget.loading')} />}>
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

/** Rows of the one page that is read: a row a day, of a range no longer than the chart draws. */
const mostRows = mostBars;

function useResults(kind: Kind, { days: range, spanOf, isReady }: Range, only: string | undefined) {
  const gateway = useGateway();
  const filter = { range, only, page: 1, size: mostRows };
  const games = recordQuery(gateway, 'gamesPnl', filter, spanOf);
  const lottery = recordQuery(gateway, 'lotteryPnl', { range, page: 1, size: mostRows }, spanOf);
  const isEnabled = gateway.scope.session !== '' && isReady;
  const gamesQuery = useQuery({
    ...games,
    enabled: isEnabled && kind === 'games',
    select: (value): ResultsOfDays => readGames(value),
  });
  const lotteryQuery = useQuery({
    ...lottery,
    enabled: isEnabled && kind === 'lottery',
    select: (value): ResultsOfDays => readLottery(value),
  });
  return kind === 'games' ? gamesQuery : lotteryQuery;
}
