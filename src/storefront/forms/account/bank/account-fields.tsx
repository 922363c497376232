import { useText } from '@/storefront/platform/languages/use-text';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { TextField } from '../../fields/text-field';
import { type FormScope, fieldName } from '../../form-scope';
import { useValueOf } from '../../use-value-of';
import { faultOf, numberKindOf } from './account-number';
import { type Bank, isWallet } from './bank';
import { BankField } from './bank-field';
import { places } from './new-account';

type Props = {
  readonly scope: FormScope;
  readonly banks: readonly Bank[];
  readonly kind: AccountKind;
  readonly asksPlace: boolean;
  readonly onKind: (kind: AccountKind) => void;
};

export type AccountKind = 'bank' | 'wallet';

/** The kind of all accounts. Undefined if there are both kinds or none. */
export function onlyKind(banks: readonly Bank[]): AccountKind | undefined {
  const wallets = banks.filter(isWallet).length;
  if (wallets === 0) return banks.length === 0 ? undefined : 'bank';
  return wallets === banks.length ? 'wallet' : undefined;
}

const kindLabels = { bank: 'widget.withdraw.bank', wallet: 'widget.withdraw.kind.wallet' } as const;
const numberLabels = { ACCOUNT: 'card', CARD: 'cardNumber', WALLET: 'walletNumber' } as const;

/** Where the money goes: bank or e-wallet if there are both, a number that fits, and the bank's place. */
export function AccountFields({ scope, banks, kind, asksPlace, onKind }: Props) {
  const t = useText();
  const banksOfKind = banks.filter((bank) => isWallet(bank) === (kind === 'wallet'));
  const code = useValueOf(scope, 'values.bankCode');
  const bank = banksOfKind.find(({ bank_code }) => bank_code === code);
  const numberKind = kind === 'wallet' ? 'WALLET' : numberKindOf(bank?.number_type);
  const faultIn = (typed: string) => {
    const fault = faultOf(numberKind, typed);
    return fault === undefined ? undefined : t(`widget.withdraw.${fault}`);
  };
  const chooseKind = (next: AccountKind) => {
    onKind(next);
    scope.form.setValue(fieldName('bankCode'), '');
  };
  return (
    <>
      {onlyKind(banks) === undefined && (
        <Tabs
          label={t('widget.withdraw.kind')}
          tabs={(['bank', 'wallet'] as const).map((key) => ({ key, label: t(kindLabels[key]) }))}
          chosen={kind}
          onChoose={chooseKind}
        />
      )}
      <BankField key={kind} scope={scope} label={t(kindLabels[kind])} banks={banksOfKind} />
      <TextField
        scope={scope}
        name="cardNumber"
        label={t(`widget.withdraw.${numberLabels[numberKind]}`)}
        hint={t('widget.withdraw.cardHint')}
        inputMode="numeric"
        kind="account"
        rule={{ required: true, maxLength: 30 }}
        requiredText={faultIn('')}
        also={faultIn}
      />
      {asksPlace &&
        kind === 'bank' &&
        places.map((name) => (
          <TextField
            key={name}
            scope={scope}
            name={name}
            label={t(`widget.withdraw.${name}`)}
            rule={{ required: true, maxLength: 60 }}
          />
        ))}
    </>
  );
}
