import { useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { bankCardsQuery, withdrawBanksQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { StepDialog } from '../step-dialog';
import { useChange } from '../use-change';
import { useRead } from '../use-read';
import { useReadAnew } from '../use-read-anew';
import { AccountCheck } from './account-check';
import { AccountFields, type AccountKind, onlyKind } from './account-fields';
import styles from './card-dialog.module.css';
import { type CardAsks, type NewAccount, readAccount, requestOf } from './new-account';
import { useNewCard } from './use-new-card';

type Props = {
  readonly asks: CardAsks;
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
  const read = useReadAnew();
  const { busy, problem, change } = useChange('locked');
  const [chosen, setChosen] = useState<AccountKind>();
  const [asked, setAsked] = useState<NewAccount>();
  const isRead = useRead(asked?.number);
  const all = banks.data?.withdraw_banks ?? [];
  const kind = onlyKind(all) ?? chosen ?? 'bank';
  const ask = scope.form.handleSubmit(
    async () => setAsked(await readAccount(scope, all, asks)),
    () => focusFirst(scope),
  );
  const save = async (account: NewAccount) => {
    if (!isRead) return;
    const before = cards.ids();
    const look = async () => {
      await read(bankCardsQuery(gateway));
      return before === undefined ? undefined : cards.newOf(before) !== undefined;
    };
    if (!(await change(() => gateway.call('addBankCard', requestOf(account)), { look }))) return setAsked(undefined);
    const added = cards.newOf(before);
    if (added !== undefined) onAdded?.(added);
    onClose();
  };
  return (
    <StepDialog
      title={t(kind === 'wallet' ? 'widget.withdraw.step.wallet' : 'widget.withdraw.step.card')}
      busy={busy || (asked !== undefined && !isRead)}
      problem={problem}
      submitLabel={asked === undefined ? t('widget.withdraw.continue') : undefined}
      onSubmit={() => void (asked === undefined ? ask() : save(asked))}
      onClose={asked === undefined ? onClose : () => setAsked(undefined)}
    >
      <div className={asked === undefined ? 'contents' : styles.away}>
        <QueryState query={banks} skeleton="form">
          {() => (
            <>
              <AccountFields scope={scope} banks={all} kind={kind} asksPlace={asks.place} onKind={setChosen} />
              {asks.proof && (
                <LazyComponent of={ownPhoneProof} fallback={<Skeleton kind="form" />}>
                  {(OwnPhoneProof) => <OwnPhoneProof scope={scope} mobile={info?.mobile || undefined} last />}
                </LazyComponent>
              )}
            </>
          )}
        </QueryState>
      </div>
      {asked !== undefined && (
        <AccountCheck account={asked} holder={info?.payeeName ?? ''} onBack={() => setAsked(undefined)} />
      )}
    </StepDialog>
  );
}
