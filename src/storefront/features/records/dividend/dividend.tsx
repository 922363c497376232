import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { dividendQuery, dividendTermsQuery } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from '../records.module.css';
import { DividendPeriod } from './dividend-period';
import { DividendTerms } from './dividend-terms';

/** An agent's dividend of this and the last period, with its terms. */
export default function Dividend({ box, props, slots }: WidgetComponentProps<'records.dividend'>) {
  const { label, none: noneTitle, noneNote } = props;
  const t = useText();
  const gateway = useGateway();
  const query = useQuery(dividendQuery(gateway));
  const terms = useQuery(dividendTermsQuery(gateway)).data?.terms ?? [];
  if (isSwitchedOff(query)) return <EmptyState {...box} icon="coins" title={label} text={t('error.permission')} />;
  return (
    <section {...box} className={styles.records} aria-label={label}>
      <QueryState query={query} skeleton="form">
        {(value) =>
          value === null ? (
            <EmptyState icon="coins" title={noneTitle} text={noneNote}>
              {slots.actions}
            </EmptyState>
          ) : (
            <>
              <DividendPeriod
                {...figuresOf(value, 'curr')}
                name={t('widget.dividend.current')}
                state={t('widget.dividend.soFar')}
              />
              <DividendPeriod
                {...figuresOf(value, 'prev')}
                name={t('widget.dividend.previous')}
                state={t(`widget.dividend.status.${Number(value.dividend_status) === 1 ? 1 : 0}`)}
              />
              <DividendTerms terms={terms} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}

type Dividend = NonNullable<CallValue<'commission'>>;

/** The wire has the same figures for both periods, with two prefixes. */
function figuresOf(value: Dividend, period: 'curr' | 'prev') {
  return {
    from: value[`${period}_start_date` as const],
    to: value[`${period}_end_date` as const],
    turnover: value[`${period}_turnover` as const],
    profit: value[`${period}_net_profit` as const],
    active: value[`${period}_active_member_count` as const],
    rate: value[`${period}_dividend_rate` as const],
    income: value[`${period}_dividend_income` as const],
  };
}
