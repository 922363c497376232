import type { FormScope } from '../../form-scope';
import { type Bank, isWallet } from './bank';

/** What a new account is asked for beyond its number. */
export type CardAsks = {
  /** Province, city and branch of the bank. */
  readonly place: boolean;
  /** A code to the bound phone. */
  readonly proof: boolean;
};

export const places = ['province', 'city', 'branch'] as const;

/** An account as it was typed, to be read once more before it is sent. */
export type NewAccount = {
  readonly bank: Bank;
  readonly number: string;
  readonly place: Readonly<Partial<Record<(typeof places)[number], string>>>;
  readonly code: string | undefined;
};

/** Undefined where no bank of those that are offered stands chosen. */
export async function readAccount(
  scope: FormScope,
  banks: readonly Bank[],
  asks: CardAsks,
): Promise<NewAccount | undefined> {
  const values = scope.form.getValues('values');
  const bank = banks.find(({ bank_code }) => bank_code === values.bankCode);
  if (bank === undefined) return undefined;
  const { verificationCode = '' } = asks.proof ? await scope.settle(values) : {};
  const hasPlace = asks.place && !isWallet(bank);
  return {
    bank,
    number: values.cardNumber ?? '',
    place: hasPlace ? Object.fromEntries(places.map((name) => [name, values[name]?.trim() ?? ''])) : {},
    code: asks.proof ? verificationCode.trim() : undefined,
  };
}

/** As `addBankCard` takes it. */
export function requestOf({ bank, number, place, code }: NewAccount) {
  return {
    bankCode: bank.bank_code,
    cardNumber: number,
    ...place,
    ...(code !== undefined && { verificationCode: code }),
  };
}

/** Digits in groups of four, as they stand on a card. */
export function grouped(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The first letter of each of its words. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}
