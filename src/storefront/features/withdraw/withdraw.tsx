import { useEffect, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { mostOf } from '@/storefront/forms/account/bank/cards-left';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import {
  bankCardsQuery,
  securityConfigQuery,
  withdrawSettingsQuery,
} from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { PendingQueries } from '@/storefront/ui/states/pending-queries';
import { Shape } from '@/storefront/ui/states/shape';
import { isOpen, useRequests } from './use-requests';
import { WithMissing } from './with-missing';
import styles from './withdraw.module.css';
import { loadAround, loadConfirm, WithdrawForm } from './withdraw-form';
import type { SentRequest } from './withdrawal';

/** The form is drawn without these, so they load after it. */
const openRequests = createLazy(() => loadAround().then(({ OpenRequests }) => ({ default: OpenRequests })));
const requestedView = createLazy(() => loadAround().then(({ Requested }) => ({ default: Requested })));

/** A withdrawal: the form, with missing steps above it, or the withdrawal of `?order=`. */
export default function Withdraw(widget: WidgetComponentProps<'money.withdraw'>) {
  return (
    <div {...widget.box}>
      <Steps {...widget} />
    </div>
  );
}

function Steps({ props, slots, slotItems }: WidgetComponentProps<'money.withdraw'>) {
  const t = useText();
  const gateway = useGateway();
  const settings = useQuery(withdrawSettingsQuery(gateway));
  const security = useQuery(securityConfigQuery(gateway));
  const cards = useQuery(bankCardsQuery(gateway));
  const isHere = useIsHere();
  const [params, setParams] = useSearchParams();
  /** A new withdrawal that the record does not have yet. */
  const [newRequest, setNewRequest] = useState<SentRequest>();
  // '' stands for an order that the platform gave no number: its state cannot be read.
  const refId = params.get('order') ?? (newRequest?.refId === '' ? '' : undefined);
  const requests = useRequests(refId, newRequest?.refId);
  // Loads the confirmation and what follows it before a request is made.
  useEffect(() => whenIdle(() => void Promise.all([loadConfirm(), loadAround()]).catch(() => undefined)), []);
  if (gateway.scope.session === '') return <EmptyState icon="lock" title={t('error.session')} />;
  const shape = <Shape of="amount" label={t('widget.loading')} />;
  const asks = { place: props.place ?? false, proof: props.proof === 'sms' };
  // A brand without a record has an empty slot.
  const record = slotItems.record?.length ? slots.record : undefined;
  // A history entry, so that the way back leads to the form.
  const showOrder = (shownId: string) => setParams({ order: shownId }, 'step');
  if (refId !== undefined) {
    const sentRequest = newRequest?.refId === refId ? newRequest : undefined;
    return (
      <LazyComponent of={requestedView} fallback={shape}>
        {(Requested) => (
          <Requested
            key={refId}
            query={requests}
            refId={refId}
            minor={sentRequest?.minor}
            earlier={sentRequest?.earlier}
            record={record}
            onNew={() => {
              setNewRequest(undefined);
              setParams({ order: undefined });
            }}
          />
        )}
      </LazyComponent>
    );
  }
  const openRequestList = ((requests.isError && !isSwitchedOff(requests)) || requests.data?.records.some(isOpen)) && (
    <LazyComponent of={openRequests} fallback={null} lost={null}>
      {(OpenRequests) => <OpenRequests query={requests} onOpen={showOrder} />}
    </LazyComponent>
  );
  const isWithdrawalOff = [settings, security, cards].some(isSwitchedOff);
  if (isWithdrawalOff || settings.data?.allowWithdraw === 'N') {
    const title = t(isWithdrawalOff ? 'widget.withdraw.off' : 'widget.withdraw.closed');
    return (
      <div className={styles.withdraw}>
        {openRequestList}
        <EmptyState icon="lock" title={title} text={t('widget.withdraw.closedNote')}>
          {slots.help}
        </EmptyState>
      </div>
    );
  }
  if (settings.data === undefined || security.data === undefined || cards.data === undefined)
    return <PendingQueries queries={[settings, security, cards]} skeleton={shape} />;
  const { bankCards, maximumCards } = cards.data;
  const shared = { known: security.data, asks };
  const limits = settings.data;
  return (
    <WithMissing {...shared} hasCard={bankCards.length > 0} fallback={shape}>
      {(missingSteps) => (
        <WithdrawForm
          {...shared}
          limits={limits}
          cards={bankCards}
          mostCards={mostOf(maximumCards)}
          missing={missingSteps}
          record={record}
          open={openRequestList}
          play={slots.play}
          onRequested={(request) => {
            if (!isHere()) return;
            setNewRequest(request);
            // Replaces the history entry of the confirmation.
            if (request.refId !== '') setParams({ confirm: undefined, order: request.refId });
          }}
        />
      )}
    </WithMissing>
  );
}
