import { useQuery } from '@tanstack/react-query';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { dividendQuery, dividendTermsQuery } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from '../records.module.css';
import { DividendPeriod } from './dividend-period';
import { DividendTerms } from './dividend-terms';

/** An agent's dividend of this period and of the one before, and the terms that it comes from. */
export default function Dividend({ props, slots }: WidgetComponentProps<'records.dividend'>) {
  const { label, none, noneNote } = props;
  const t = useText();
  const gateway = useGateway();
  const query = useQuery(dividendQuery(gateway));
  const terms = useQuery(dividendTermsQuery(gateway)).data?.terms ?? [];
  if (isSwitchedOff(query)) return <EmptyState icon="coins" title={label} text={t('error.permission')} />;
  return (
    <section className={styles.records} aria-label={label}>
      <QueryState query={query} skeleton="form">
        {(value) =>
          value === null ? (
            <EmptyState icon="coins" title={none} text={noneNote}>
              {slots.actions}
            </EmptyState>
          ) : (
            <>
              <DividendPeriod
                name={t('widget.dividend.current')}
                from={value.curr_start_date}
                to={value.curr_end_date}
                turnover={value.curr_turnover}
                profit={value.curr_net_profit}
                active={value.curr_active_member_count}
                rate={value.curr_dividend_rate}
                income={value.curr_dividend_income}
                state={t('widget.dividend.soFar')}
              />
              <DividendPeriod
                name={t('widget.dividend.previous')}
                from={value.prev_start_date}
                to={value.prev_end_date}
                turnover={value.prev_turnover}
                profit={value.prev_net_profit}
                active={value.prev_active_member_count}
                rate={value.prev_dividend_rate}
                income={value.prev_dividend_income}
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
