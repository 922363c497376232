import { useState } from 'react';
import type { SentMoney } from '@/storefront/forms/account/send-money';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { MoneyOutcome } from '@/storefront/ui/money/money-outcome';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { TransferForm } from './transfer-form';

/** Set once and by few, so its code loads with the tap. */
const fundPasswordDialog = createLazy(async () => {
  const { FundPasswordDialog } = await import('@/storefront/forms/account/fund/fund-password-dialog');
  return { default: FundPasswordDialog };
});

/** Gives money to the member's superior: first the fund password, then the form, then the outcome. */
export default function TransferUp({ box, props, slots }: WidgetComponentProps<'money.transfer-up'>) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const security = useQuery(securityConfigQuery(gateway));
  const [sentMoney, setSentMoney] = useState<SentMoney>();
  const fundSheet = useSheet('fund');
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  return (
    <section {...box} aria-label={props.title}>
      {sentMoney !== undefined && (
        <MoneyOutcome
          label={t('widget.transfer.form')}
          state="success"
          words={t('widget.transfer.done')}
          amount={format.money(amountText(sentMoney.minor))}
          note={sentMoney.refId}
          record={slots.record}
          againLabel={t('widget.transfer.again')}
          onAgain={() => setSentMoney(undefined)}
        >
          <EarlierNote at={sentMoney.earlier} />
        </MoneyOutcome>
      )}
      {sentMoney === undefined && (
        <QueryState query={security} skeleton="form">
          {({ hasPaymentPassword }) =>
            isOn(hasPaymentPassword) ? (
              <TransferForm record={slots.record} onSent={setSentMoney} />
            ) : (
              <EmptyState icon="lock" title={t('widget.transfer.needsFund')}>
                <Button onClick={() => fundSheet.open()}>{t('widget.withdraw.step.password')}</Button>
              </EmptyState>
            )
          }
        </QueryState>
      )}
      {fundSheet.shown !== undefined && (
        <LazyComponent of={fundPasswordDialog} fallback={null}>
          {(FundPasswordDialog) => <FundPasswordDialog onClose={() => fundSheet.close()} />}
        </LazyComponent>
      )}
    </section>
  );
}
