import type { ReactNode } from 'react';
import { cardDialog } from '@/storefront/forms/account/bank/late-card';
import type { CardRequirements } from '@/storefront/forms/account/bank/new-account';
import { FundLock } from '@/storefront/forms/account/fund/fund-tries';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { Form } from '@/storefront/forms/form';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { AmountPart } from './amount-part';
import { CardChoice } from './card-choice';
import { feeOf } from './fee';
import { Rules } from './rules';
import { useWithdrawForm, type WithdrawFormState } from './use-withdraw-form';
import styles from './withdraw.module.css';
import { type BankCard, type Limits, type SentRequest, withdrawCalls } from './withdrawal';

/** The confirmation, whose code loads while the form is filled in. */
export const loadConfirm = () => import('./confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const confirmDialog = createLazy(loadConfirm);
export const loadAround = () => import('./around');
const aboveForm = createLazy(() => loadAround().then(({ AboveForm }) => ({ default: AboveForm })));

type Props = {
  readonly limits: Limits;
  readonly known: CallValue<'securityConfig'>;
  readonly cards: readonly BankCard[];
  readonly mostCards: number | undefined;
  readonly asks: CardRequirements;
  /** The missing steps. */
  readonly missing: ReactNode;
  readonly record: ReactNode;
  /** Open withdrawals. */
  readonly open: ReactNode;
  /** Link to the games, if turnover is missing. */
  readonly play: ReactNode;
  readonly onRequested: (made: SentRequest) => void;
};

export function WithdrawForm({ limits, known: config, cards, mostCards, asks, record, play, ...props }: Props) {
  const t = useText();
  const state = useWithdrawForm({ limits, known: config, cards });
  const addSheet = useSheet('add');
  const { card, question, turnover } = state;
  const unknownText = t(record === undefined ? 'widget.withdraw.unknownNoRecord' : 'widget.withdraw.unknown');
  return (
    <div className={styles.withdraw}>
      <Wallet limits={limits} state={state} />
      <UnsettledNote
        calls={withdrawCalls}
        unknownText={unknownText}
        record={record}
        waits={question.asked !== undefined}
        onFound={state.clearAmount}
      />
      {props.open}
      {question.asked === undefined && <FundLock />}
      {props.missing}
      <Card pad="l">
        <Form label={t('widget.withdraw.form')} onSubmit={state.submit}>
          {card !== undefined && (
            <CardChoice
              cards={cards}
              chosen={String(card.bankCardId)}
              most={mostCards}
              canAdd={isOn(config.payeeNameSet) && (!asks.proof || isOn(config.mobileBound))}
              onChoose={state.chooseCard}
              onAdd={() => addSheet.open()}
            />
          )}
          <AmountPart limits={limits} state={state} />
          <Rules limits={limits} required={turnover.required} done={turnover.done} play={play} />
          <Button type="submit" size="l" wide disabled={!state.canSubmit}>
            {t('widget.withdraw.continue')}
          </Button>
        </Form>
      </Card>
      {addSheet.shown !== undefined && (
        <LazyComponent of={cardDialog} fallback={null}>
          {(CardDialog) => <CardDialog asks={asks} onClose={() => addSheet.close()} onAdded={state.chooseCard} />}
        </LazyComponent>
      )}
      <Confirmation limits={limits} state={state} unknownText={unknownText} onRequested={props.onRequested} />
    </div>
  );
}

type PartProps = { readonly limits: Limits; readonly state: WithdrawFormState };

/** What only some members have above the form: the main wallet's amount beside other wallets, and closed hours. */
function Wallet({ limits, state: { balance, available, opening } }: PartProps) {
  const walletMinor = (balance.data?.balance?.length ?? 0) > 1 ? available : undefined;
  return (
    <>
      {(walletMinor !== undefined || opening?.isOpen === false) && (
        <LazyComponent of={aboveForm} fallback={null} lost={null}>
          {(AboveForm) => <AboveForm minor={walletMinor} opening={opening} startTime={limits.startTime ?? ''} />}
        </LazyComponent>
      )}
      {walletMinor !== undefined && <OldFigure query={balance} />}
    </>
  );
}

type ConfirmationProps = PartProps & Pick<Props, 'onRequested'> & { readonly unknownText: string };

/** The question before the request is sent. */
function Confirmation({ limits, state, unknownText, onRequested }: ConfirmationProps) {
  const { card, draft, question } = state;
  const { asked: minor, close, keepOpenDuring } = question;
  if (minor === undefined || card === undefined) return null;
  return (
    <LazyComponent of={confirmDialog} fallback={null}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          card={card}
          minor={minor}
          fee={feeOf(limits, minor)}
          unknownText={unknownText}
          keepOpenDuring={keepOpenDuring}
          onClose={close}
          onFailed={draft.keep}
          onRequested={(refId, earlier) => {
            draft.drop();
            // An order with a number replaces the question.
            if (refId === '') close();
            onRequested({ refId, minor, earlier });
          }}
        />
      )}
    </LazyComponent>
  );
}
