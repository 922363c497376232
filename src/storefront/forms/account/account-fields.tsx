import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { TextField } from '../fields/text-field';
import { type FormScope, fieldName } from '../form-scope';
import { useValueOf } from '../use-value-of';
import { faultOf, numberKindOf } from './account-number';
import { type Bank, isWallet } from './bank';
import { BankField, mostListed } from './bank-field';

type Props = {
  readonly scope: FormScope;
  readonly banks: readonly Bank[];
  readonly asksPlace: boolean;
};

export const places = ['province', 'city', 'branch'] as const;

const names = { bank: 'widget.withdraw.bank', wallet: 'widget.withdraw.kind.wallet' } as const;
const labels = { ACCOUNT: 'card', CARD: 'cardNumber', WALLET: 'walletNumber' } as const;

/** Where the money goes: at a bank or in an e-wallet, where there are both; a number that fits it; and where the bank is. */
export function AccountFields({ scope, banks, asksPlace }: Props) {
  const t = useText();
  const wallets = banks.filter(isWallet);
  const ofKind = { wallet: wallets, bank: banks.filter((bank) => !isWallet(bank)) };
  const [kind, setKind] = useState<'bank' | 'wallet'>(wallets.length === banks.length ? 'wallet' : 'bank');
  const offered = ofKind[kind];
  const code = useValueOf(scope, 'values.bankCode');
  const bank = offered.find(({ bank_code }) => bank_code === code) ?? offered[0];
  const number = kind === 'wallet' ? 'WALLET' : numberKindOf(bank?.number_type);
  const faultIn = (typed: string) => {
    const fault = faultOf(number, typed);
    return fault === undefined ? undefined : t(`widget.withdraw.${fault}`);
  };
  const choose = (next: typeof kind) => {
    setKind(next);
    const [first] = ofKind[next].length > mostListed ? [] : ofKind[next];
    scope.form.setValue(fieldName('bankCode'), first?.bank_code ?? '');
  };
  return (
    <>
      {wallets.length > 0 && wallets.length < banks.length && (
        <Tabs
          label={t('widget.withdraw.kind')}
          tabs={(['bank', 'wallet'] as const).map((key) => ({ key, label: t(names[key]) }))}
          chosen={kind}
          onChoose={choose}
        />
      )}
      <BankField key={kind} scope={scope} label={t(names[kind])} banks={offered} />
      <TextField
        scope={scope}
        name="cardNumber"
        label={t(`widget.withdraw.${labels[number]}`)}
        hint={t('widget.withdraw.cardHint')}
        inputMode="numeric"
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
            trims
          />
        ))}
    </>
  );
}
