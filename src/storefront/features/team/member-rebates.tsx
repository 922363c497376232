import { type Downline, downlineRebatesQuery } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Heading } from '@/storefront/ui/heading';
import { QueryState } from '@/storefront/ui/states/query-state';
import { RebateForm } from './rebate-form';
import styles from './team.module.css';

/** A member's rebates by group of games, each within its limits. */
export function MemberRebates({ member }: { readonly member: Downline }) {
  const t = useText();
  const query = useQuery(downlineRebatesQuery(useGateway(), member.customerId));
  return (
    <section className={styles.group} aria-label={t('widget.open.rebates')}>
      <Heading level={3}>{t('widget.open.rebates')}</Heading>
      <QueryState query={query} skeleton="line">
        {({ configs }) => {
          const adjustable = (configs ?? []).filter(
            ({ maxRebate, rebateValue }) => Number(maxRebate ?? rebateValue ?? 0) > 0,
          );
          if (adjustable.length === 0) return <p className={styles.quiet}>{t('widget.team.noRebates')}</p>;
          return <RebateForm key={String(member.customerId)} member={member} rebates={adjustable} />;
        }}
      </QueryState>
    </section>
  );
}
