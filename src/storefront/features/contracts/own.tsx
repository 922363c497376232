import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { contractsQuery } from '@/storefront/platform/gateway/queries/agents/contracts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './contract.module.css';
import { ContractCard } from './contract-card';

/** The member's contracts with the superior, in the platform's order. */
export default function OwnContracts({ box, props, slots }: WidgetComponentProps<'contract.own'>) {
  const t = useText();
  const gateway = useGateway();
  const query = useQuery(contractsQuery(gateway, props.kind));
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  const isOff = isSwitchedOff(query);
  const emptyState = (
    <EmptyState
      icon="document"
      title={t(isOff ? 'widget.contract.closed' : 'widget.contract.noneOwn')}
      text={t(isOff ? 'widget.contract.closedNote' : 'widget.contract.noneOwnNote')}
    >
      {slots.help}
    </EmptyState>
  );
  return (
    <section {...box} className={styles.list} aria-label={props.title}>
      <Heading>{props.title}</Heading>
      {isOff ? (
        emptyState
      ) : (
        <QueryState query={query} skeleton="form">
          {({ agent }) =>
            (agent ?? []).length === 0
              ? emptyState
              : (agent ?? []).map((contract) => (
                  <ContractCard key={contract.id} kind={props.kind} contract={contract} side="own" />
                ))
          }
        </QueryState>
      )}
    </section>
  );
}
