import { readTyped } from '../../rules/read-typed';

/** What identifies an account, as the platform names it. If it names nothing, an account number. */
export type NumberKind = 'ACCOUNT' | 'CARD' | 'WALLET';

export function numberKindOf(numberType: string | null | undefined): NumberKind {
  return numberType === 'CARD' || numberType === 'WALLET' ? numberType : 'ACCOUNT';
}

export type NumberFault = 'cardWrong' | 'walletWrong' | 'checksumWrong';

/** The fault of a typed number, as the end of a text key. */
export function faultOf(kind: NumberKind, typed: string): NumberFault | undefined {
  const digits = readTyped('account', typed);
  if (kind === 'WALLET') return /^\d{7,15}$/.test(digits) ? undefined : 'walletWrong';
  if (!/^\d{8,19}$/.test(digits)) return 'cardWrong';
  return kind === 'CARD' && !hasRightChecksum(digits) ? 'checksumWrong' : undefined;
}

/** Whether the last digit of a card number fits the others (Luhn). */
function hasRightChecksum(digits: string): boolean {
  const values = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}
