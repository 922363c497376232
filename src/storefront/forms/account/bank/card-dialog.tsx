import { useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { bankCardsQuery, withdrawBanksQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { StepDialog } from '../step-dialog';
import { useReadFresh } from '../use-read-fresh';
import { useSubmitChange } from '../use-submit-change';
import { useWasRead } from '../use-was-read';
import { AccountCheck } from './account-check';
import { AccountFields, type AccountKind, onlyKind } from './account-fields';
import styles from './card-dialog.module.css';
import { type CardRequirements, type NewAccount, readAccount, requestOf } from './new-account';
import { useNewCard } from './use-new-card';

type Props = {
  readonly asks: CardRequirements;
  readonly onClose: () => void;
  /** Called with the id of the new account, if the list shows it. */
  readonly onAdded?: (id: string) => void;
};

const ownPhoneProof = createLazy(() => import('../own-phone-proof'));

/** Adds a bank account or e-wallet of the member, for withdrawals: typed, checked once more, and saved. */
export function CardDialog({ asks, onClose, onAdded }: Props) {
  const t = useText();
  const gateway = useGateway();
  const banks = useQuery(withdrawBanksQuery(gateway));
  const { data: info } = useQuery({ ...memberInfoQuery(gateway), enabled: false });
  const scope = useNewForm();
  const cards = useNewCard();
  const readFresh = useReadFresh();
  const { busy, problem, change } = useSubmitChange('locked');
  const [chosenKind, setChosenKind] = useState<AccountKind>();
  const [accountToCheck, setAccountToCheck] = useState<NewAccount>();
  const isRead = useWasRead(accountToCheck?.number);
  const allBanks = banks.data?.withdraw_banks ?? [];
  const kind = onlyKind(allBanks) ?? chosenKind ?? 'bank';
  const showCheck = scope.form.handleSubmit(
    () => setAccountToCheck(readAccount(scope, allBanks, asks)),
    () => focusFirst(scope),
  );
  const save = async (account: NewAccount) => {
    if (!isRead) return;
    const idsBefore = cards.ids();
    const checkSaved = async () => {
      await readFresh(bankCardsQuery(gateway));
      return idsBefore === undefined ? undefined : cards.newOf(idsBefore) !== undefined;
    };
    if (!(await change(() => gateway.call('addBankCard', requestOf(account)), { checkSaved })))
      return setAccountToCheck(undefined);
    const newId = cards.newOf(idsBefore);
    if (newId !== undefined) onAdded?.(newId);
    onClose();
  };
  return (
    <StepDialog
      title={t(kind === 'wallet' ? 'widget.withdraw.step.wallet' : 'widget.withdraw.step.card')}
      busy={busy || (accountToCheck !== undefined && !isRead)}
      problem={problem}
      submitLabel={accountToCheck === undefined ? t('widget.withdraw.continue') : undefined}
      onSubmit={() => void (accountToCheck === undefined ? showCheck() : save(accountToCheck))}
      onClose={accountToCheck === undefined ? onClose : () => setAccountToCheck(undefined)}
    >
      <div className={accountToCheck === undefined ? 'contents' : styles.away}>
        <QueryState query={banks} skeleton="form">
          {() => (
            <>
              <AccountFields scope={scope} banks={allBanks} kind={kind} asksPlace={asks.place} onKind={setChosenKind} />
              {asks.proof && (
                <LazyComponent of={ownPhoneProof} fallback={<Skeleton kind="form" />}>
                  {(OwnPhoneProof) => <OwnPhoneProof scope={scope} mobile={info?.mobile || undefined} last />}
                </LazyComponent>
              )}
            </>
          )}
        </QueryState>
      </div>
      {accountToCheck !== undefined && (
        <AccountCheck
          account={accountToCheck}
          holder={info?.payeeName ?? ''}
          onBack={() => setAccountToCheck(undefined)}
        />
      )}
    </StepDialog>
  );
}
