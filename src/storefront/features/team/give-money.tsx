import { type ReactNode, useState } from 'react';
import { fundPasswordDialog } from '@/storefront/forms/account/fund/late-fund-password';
import type { SentMoney } from '@/storefront/forms/account/send-money';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { MoneyState } from '@/storefront/ui/money/money-state';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { GiveForm } from './give-form';
import styles from './team.module.css';

type Props = { readonly name: string; readonly record: ReactNode; readonly onBack: () => void };

/** Gives money to a member: first the fund password, then the amount, then the outcome. */
export function GiveMoney({ name, record, onBack }: Props) {
  const t = useText();
  const format = useFormat();
  const security = useQuery(securityConfigQuery(useGateway()));
  const [sentMoney, setSentMoney] = useState<SentMoney>();
  const [isSettingFund, setSettingFund] = useState(false);
  return (
    <div className={styles.page}>
      {sentMoney !== undefined ? (
        <>
          <MoneyState
            state="success"
            words={t('widget.team.given', { name })}
            amount={format.money(amountText(sentMoney.minor))}
            note={sentMoney.refId}
          />
          <EarlierNote at={sentMoney.earlier} />
          {record}
        </>
      ) : (
        <QueryState query={security} skeleton="form">
          {({ hasPaymentPassword }) =>
            isOn(hasPaymentPassword) ? (
              <GiveForm name={name} record={record} onSent={setSentMoney} />
            ) : (
              <EmptyState icon="lock" title={t('widget.transfer.needsFund')}>
                <Button onClick={() => setSettingFund(true)}>{t('widget.withdraw.step.password')}</Button>
              </EmptyState>
            )
          }
        </QueryState>
      )}
      <Button tone="secondary" wide onClick={onBack}>
        {t('widget.team.back')}
      </Button>
      {isSettingFund && (
        <LazyComponent of={fundPasswordDialog} fallback={null}>
          {(FundPasswordDialog) => <FundPasswordDialog onClose={() => setSettingFund(false)} />}
        </LazyComponent>
      )}
    </div>
  );
}
