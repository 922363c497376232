import { useState } from 'react';
import {
  type Contract,
  type ContractKind,
  contractHistoryQuery,
  contractPayoutsQuery,
  type Payout,
} from '@/storefront/platform/gateway/queries/agents/contracts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from './contract.module.css';

type ContractProps = { readonly kind: ContractKind; readonly contract: Contract };
type Props = ContractProps & { readonly name: string; readonly onClose: () => void };

const parts = ['payouts', 'history'] as const;

/** Payouts and history of a contract. */
export function ContractRecord({ kind, contract, name, onClose }: Props) {
  const t = useText();
  const [part, setPart] = useState<(typeof parts)[number]>('payouts');
  const label = t('widget.contract.with', { name });
  return (
    <Dialog title={label} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.record}>
        <Tabs
          label={label}
          tabs={parts.map((key) => ({ key, label: t(`widget.contract.${key}`) }))}
          chosen={part}
          onChoose={setPart}
        />
        {part === 'payouts' ? <Payouts kind={kind} contract={contract} /> : <History kind={kind} contract={contract} />}
      </div>
    </Dialog>
  );
}

function Payouts({ kind, contract }: ContractProps) {
  const t = useText();
  const query = useQuery(contractPayoutsQuery(useGateway(), kind, contract.id));
  return (
    <QueryState
      query={query}
      skeleton="form"
      empty={<EmptyState icon="coins" title={t('widget.contract.noPayouts')} />}
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <PayoutRow key={`${row.create_time ?? row.create_date} ${row.amount}`} row={row} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function PayoutRow({ row }: { readonly row: Payout }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const at = row.create_time ?? row.create_date ?? '';
  const isPaid = String(row.status ?? '1') !== '0';
  const rate = row.rate ?? row.contract_rate;
  const facts = [
    t('widget.contract.turnoverOf', { amount: format.money(row.team_betting ?? row.team_bet ?? 0) }),
    row.team_profit === undefined ? '' : t('widget.contract.profitOf', { amount: format.money(row.team_profit ?? 0) }),
    t('widget.contract.activeOf', { count: format.number(row.active_member ?? 0) }),
    rate === null || rate === undefined || row.rate_type === 'F' ? '' : `${format.number(rate)}%`,
  ];
  return (
    <li className={styles.payout}>
      <span>{dates.text(at)}</span>
      <strong>
        <bdi>{format.money(row.amount)}</bdi>
      </strong>
      <span className={styles.facts}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </span>
      <span className={styles.paid} data-paid={isPaid}>
        {t(isPaid ? 'widget.contract.paid' : 'widget.contract.unpaid')}
      </span>
    </li>
  );
}

function History({ kind, contract }: ContractProps) {
  const t = useText();
  const dates = useDates();
  const query = useQuery(contractHistoryQuery(useGateway(), kind, contract.id));
  const actionText = (action: string) => (knownActions.has(action) ? t(`widget.contract.act.${action}`) : action);
  return (
    <QueryState
      query={query}
      skeleton="form"
      empty={<EmptyState icon="clock" title={t('widget.contract.noHistory')} />}
    >
      {(rows) => (
        <ol className={styles.rows}>
          {rows.map(({ activityDate, action, by }) => (
            <li key={`${activityDate} ${action}`} className={styles.act}>
              <span>
                {actionText(action)} · {by ?? t('widget.contract.house')}
              </span>
              <span className={styles.facts}>{dates.dateTime(activityDate ?? '')}</span>
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}

/** Actions with a text of their own. Any other one shows as the platform writes it. */
const knownActions: ReadonlySet<string> = new Set(['N', 'P', 'E', 'A', 'R', 'V', 'C', 'D', 'W']);
