import type { FormScope } from '../../form-scope';
import { type Bank, isWallet } from './bank';

/** What a new account needs beside its number. */
export type CardRequirements = {
  /** Province, city and branch of the bank. */
  readonly place: boolean;
  /** A code to the bound phone. */
  readonly proof: boolean;
};

export const places = ['province', 'city', 'branch'] as const;

/** An account as typed, to be checked once more before it is sent. */
export type NewAccount = {
  readonly bank: Bank;
  readonly number: string;
  readonly place: Readonly<Partial<Record<(typeof places)[number], string>>>;
  readonly code: string | undefined;
};

/** Reads the account from the form; undefined if none of the offered banks is chosen. */
export function readAccount(
  { form }: Pick<FormScope, 'form'>,
  banks: readonly Bank[],
  asks: CardRequirements,
): NewAccount | undefined {
  const values = form.getValues('values');
  const bank = banks.find(({ bank_code }) => bank_code === values.bankCode);
  if (bank === undefined) return undefined;
  const hasPlace = asks.place && !isWallet(bank);
  return {
    bank,
    number: values.cardNumber ?? '',
    place: hasPlace ? Object.fromEntries(places.map((name) => [name, values[name]?.trim() ?? ''])) : {},
    // Not `valuesToSend`: it fails where the numbering plans do not load, and the number is not sent.
    code: asks.proof ? (values.verificationCode ?? '').trim() : undefined,
  };
}

/** The request of `addBankCard`. */
export function requestOf({ bank, number, place, code }: NewAccount) {
  return {
    bankCode: bank.bank_code,
    cardNumber: number,
    ...place,
    ...(code !== undefined && { verificationCode: code }),
  };
}

/** Digits in groups of four, as on a card. */
export function groupedDigits(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** A name with only the first letter of each word. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}
