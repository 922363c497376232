import { useQuery } from '@tanstack/react-query';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member';
import { withdrawBanksQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import type { FormScope } from '../form-scope';
import { AccountFields, places } from './account-fields';
import { numberOf } from './account-number';
import { type Bank, isWallet } from './bank';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';

/** What a new account is asked for beyond its number. */
export type CardAsks = {
  /** Province, city and branch of the bank. */
  readonly place: boolean;
  /** A code to the bound phone. */
  readonly proof: boolean;
};

type Props = { readonly asks: CardAsks; readonly onClose: () => void };

const ownPhoneProof = createLazy(() => import('./own-phone-proof'));

/** A bank account or an e-wallet of the member's own, for money that goes out. */
export function CardDialog({ asks, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const banks = useQuery(withdrawBanksQuery(gateway));
  const { data: info } = useQuery({ ...memberInfoQuery(gateway), enabled: false });
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const send = async (all: readonly Bank[]) => gateway.call('addBankCard', await requestOf(scope, all, asks));
  const submit = scope.form.handleSubmit(
    async () => {
      const all = banks.data?.withdraw_banks;
      if (all !== undefined && (await change(() => send(all)))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.card');
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <QueryState query={banks} skeleton="form">
        {({ withdraw_banks: all }) => (
          <>
            <AccountFields scope={scope} banks={all} asksPlace={asks.place} />
            {asks.proof && (
              <LazyComponent of={ownPhoneProof} fallback={<Skeleton kind="form" />}>
                {(OwnPhoneProof) => <OwnPhoneProof scope={scope} mobile={info?.mobile || undefined} last />}
              </LazyComponent>
            )}
          </>
        )}
      </QueryState>
    </StepDialog>
  );
}

/** What is sent: of a list whose first stands chosen, nobody has to choose. */
async function requestOf(scope: FormScope, banks: readonly Bank[], asks: CardAsks) {
  const values = scope.form.getValues('values');
  const first = banks.find((bank) => !isWallet(bank)) ?? banks[0];
  const bank = banks.find(({ bank_code }) => bank_code === values.bankCode) ?? first;
  const hasPlace = asks.place && bank !== undefined && !isWallet(bank);
  const { verificationCode = '' } = asks.proof ? await scope.settle(values) : {};
  return {
    bankCode: bank?.bank_code ?? '',
    cardNumber: numberOf(values.cardNumber ?? ''),
    ...(hasPlace && Object.fromEntries(places.map((name) => [name, values[name]?.trim() ?? '']))),
    ...(asks.proof && { verificationCode: verificationCode.trim() }),
  };
}
