import { isObject, objectAt, textAt } from './json';
import type { Merchant } from './merchant';
import { toMinor } from './store/money';

/** How a merchant takes and pays money, from `payments` in its console. A real console does not have that part. */
export type Payments = {
  /** Vendor ids of the deposit channels, in order; undefined = all. */
  readonly channelIds: readonly string[] | undefined;
  readonly withdraw: WithdrawRules;
  /** Codes of banks and e-wallets to withdraw to; undefined = all. */
  readonly banks: readonly string[] | undefined;
  readonly cards: { readonly maxCards: number; readonly proof: 'none' | 'sms' };
  /** Whether a fund password may be easy to guess (`isSimple`). */
  readonly takesSimplePassword: boolean;
};

/** Minor units; the fee in hundredths of a percent; times by the merchant's clock, `HH:mm:ss`. */
export type WithdrawRules = {
  readonly minimum: number;
  readonly maximum: number;
  readonly dailyTimes: number;
  readonly fee: number;
  readonly startTime: string;
  readonly endTime: string;
};

export function paymentsOf({ console }: Merchant): Payments {
  const payments = objectAt(console, 'payments');
  const [withdraw, cards] = [objectAt(payments, 'withdraw'), objectAt(payments, 'cards')];
  return {
    channelIds: textsAt(payments, 'ways'),
    banks: textsAt(payments, 'banks'),
    withdraw: {
      minimum: minorAt(withdraw, 'minimum') ?? 10_000,
      maximum: minorAt(withdraw, 'maximum') ?? 5_000_000,
      dailyTimes: wholeAt(withdraw, 'dailyTimes') ?? 3,
      fee: minorAt(withdraw, 'feeRate') ?? 50,
      startTime: textAt(withdraw, 'startTime') ?? '00:00:00',
      endTime: textAt(withdraw, 'endTime') ?? '23:59:59',
    },
    cards: { maxCards: wholeAt(cards, 'most') ?? 5, proof: textAt(cards, 'proof') === 'sms' ? 'sms' : 'none' },
    takesSimplePassword: textAt(payments, 'fundPassword') === 'any',
  };
}

function textsAt(value: unknown, key: string): readonly string[] | undefined {
  const entry = isObject(value) ? value[key] : undefined;
  return Array.isArray(entry) ? entry.filter((item) => typeof item === 'string') : undefined;
}

/** Hundredths of a number with at most two decimals. */
function minorAt(value: unknown, key: string): number | undefined {
  const entry = isObject(value) ? value[key] : undefined;
  return typeof entry === 'number' ? toMinor(String(entry)) : undefined;
}

function wholeAt(value: unknown, key: string): number | undefined {
  const entry = isObject(value) ? value[key] : undefined;
  return typeof entry === 'number' && Number.isInteger(entry) && entry > 0 ? entry : undefined;
}
