import { useState } from 'react';
import { contractsQuery } from '@/storefront/platform/gateway/queries/agents/contracts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import styles from './contract.module.css';
import { ContractCard } from './contract-card';
import { LostAnswerNote } from './lost-answer-note';
import { OfferDialog } from './offer-dialog';
import { useMove } from './use-move';

/** The contracts that an agent has offered, and a form for a new one. `contract.own`, above it, tells a failed read. */
export default function TeamContracts({ box, props }: WidgetComponentProps<'contract.team'>) {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(contractsQuery(useGateway(), props.kind));
  const moving = useMove();
  const [isOffering, setOffering] = useState(false);
  const [sentAt, setSentAt] = useState('');
  if (data === undefined) return null;
  const { downline, footer } = data;
  const contracts = downline ?? [];
  const ids = contracts.map(({ id }) => id).join();
  const openOffer = () => {
    moving.forget();
    setSentAt(ids);
    setOffering(true);
  };
  return (
    <section {...box} className={styles.list} aria-label={props.title}>
      <div className={styles.teamHead}>
        <Heading>{props.title}</Heading>
        {footer?.totalContracts != null && (
          <p className={styles.since}>
            {t('widget.contract.used', {
              used: format.number(footer.usedContracts ?? 0),
              total: format.number(footer.totalContracts),
            })}
          </p>
        )}
      </div>
      <Button icon="plus" wide onClick={openOffer}>
        {t('widget.contract.offer')}
      </Button>
      {!isOffering && <LostAnswerNote moving={moving} hasChanged={ids !== sentAt} />}
      {contracts.length === 0 && (
        <EmptyState icon="team" title={t('widget.contract.noneTeam')} text={t('widget.contract.noneTeamNote')} />
      )}
      {contracts.map((contract) => (
        <ContractCard key={contract.id} kind={props.kind} contract={contract} side="team" />
      ))}
      {isOffering && <OfferDialog kind={props.kind} moving={moving} onClose={() => setOffering(false)} />}
    </section>
  );
}
