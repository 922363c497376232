import type { Payments } from '../payments';
import { languageTexts } from './channel-words';

/** How an order is paid: on a bank's own page, with a picture that is scanned, or by a transfer to an account. */
export type SubmitKind = 'redirect' | 'qr' | 'manual';

export type Channel = {
  readonly bankType: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly bankCode: string;
  readonly submitKind: SubmitKind;
  readonly kindName: Readonly<Record<string, string>>;
  readonly icon: string;
  /** Minor units. */
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
  /** Hundredths of a percent of the amount. */
  readonly fee: number;
  /** Whether a transfer is proved by a picture of its receipt. */
  readonly receipt: 'none' | 'optional' | 'required';
};

const defaults = { quickAmounts: [20_000, 50_000, 100_000, 500_000], fee: 0, receipt: 'none' } as const;

/** The ways to put money in, in the order of a merchant that names none. Names of banks are made up. */
const channels: readonly Channel[] = [
  {
    ...defaults,
    bankType: 'PGMT',
    vendorId: 'HBR',
    vendorName: 'Harbour Pay',
    bankCode: 'HARBOUR',
    submitKind: 'redirect',
    kindName: languageTexts.online,
    icon: 'phone',
    minimum: 10_000,
    maximum: 5_000_000,
  },
  {
    ...defaults,
    bankType: 'WECHAT',
    vendorId: 'LTS',
    vendorName: 'Lotus Wallet',
    bankCode: 'LOTUS',
    submitKind: 'redirect',
    kindName: languageTexts.wallet,
    icon: 'wallet',
    minimum: 5_000,
    maximum: 1_000_000,
    fee: 100,
  },
  {
    ...defaults,
    bankType: 'MAQR',
    vendorId: 'SCN',
    vendorName: 'Scan & Pay',
    bankCode: 'SCANPAY',
    submitKind: 'qr',
    kindName: languageTexts.scan,
    icon: 'expand',
    minimum: 5_000,
    maximum: 1_000_000,
    quickAmounts: [10_000, 20_000, 50_000, 100_000],
  },
  {
    ...defaults,
    bankType: 'MT',
    vendorId: 'DLT',
    vendorName: 'Delta Bank',
    bankCode: 'DELTA',
    submitKind: 'manual',
    kindName: languageTexts.transfer,
    icon: 'transfer',
    minimum: 50_000,
    maximum: 20_000_000,
    quickAmounts: [50_000, 100_000, 500_000, 1_000_000],
    receipt: 'optional',
  },
  {
    ...defaults,
    bankType: 'PGMT',
    vendorId: 'NRT',
    vendorName: 'Northgate Card',
    bankCode: 'NORTHGATE',
    submitKind: 'redirect',
    kindName: languageTexts.online,
    icon: 'id',
    minimum: 2_000,
    maximum: 1_000_000,
    quickAmounts: [5_000, 10_000, 20_000, 50_000],
  },
  {
    ...defaults,
    bankType: 'QQ',
    vendorId: 'TDC',
    vendorName: 'Tide Cash',
    bankCode: 'TIDE',
    submitKind: 'redirect',
    kindName: languageTexts.wallet,
    icon: 'wallet',
    minimum: 10_000,
    maximum: 2_500_000,
  },
  {
    ...defaults,
    bankType: 'ALIFQR',
    vendorId: 'JDS',
    vendorName: 'Jade Scan',
    bankCode: 'JADESCAN',
    submitKind: 'qr',
    kindName: languageTexts.scan,
    icon: 'expand',
    minimum: 5_000,
    maximum: 2_000_000,
    quickAmounts: [10_000, 50_000, 100_000, 200_000],
  },
  {
    ...defaults,
    bankType: 'MT',
    vendorId: 'PLM',
    vendorName: 'Palm Street Bank',
    bankCode: 'PALM',
    submitKind: 'manual',
    kindName: languageTexts.transfer,
    icon: 'transfer',
    minimum: 20_000,
    maximum: 5_000_000,
    quickAmounts: [20_000, 50_000, 100_000, 200_000],
    receipt: 'required',
  },
];

/** The channels of one merchant, in its order. */
export function channelsOf({ channelIds }: Payments): readonly Channel[] {
  return channelIds === undefined
    ? channels
    : channelIds.flatMap((id) => channels.find(({ vendorId }) => vendorId === id) ?? []);
}

/** The vendor codes of all channels. */
export const channelVendors: readonly string[] = channels.map(({ vendorId }) => vendorId);

export function findChannel(bankType: string, vendorId: string): Channel | undefined {
  return channels.find((channel) => channel.bankType === bankType && channel.vendorId === vendorId);
}

/** What the platform keeps of a deposit, in minor units. */
export function feeOf({ fee }: Channel, minor: number): number {
  return Math.floor((minor * fee) / 10_000);
}

export type DepositPromotion = {
  readonly id: number;
  readonly name: Readonly<Record<string, string>>;
  /** Minor units. */
  readonly minimum: number;
  /** Percent of the amount, up to `maxBonus` minor units. */
  readonly percent: number;
  readonly maxBonus: number;
};

export const depositPromotions: readonly DepositPromotion[] = [
  { id: 701, name: languageTexts.half, minimum: 50_000, percent: 50, maxBonus: 500_000 },
  { id: 702, name: languageTexts.tenth, minimum: 10_000, percent: 10, maxBonus: 100_000 },
];

/** What a promotion adds to a deposit, in minor units. */
export function bonusOf({ percent, maxBonus }: DepositPromotion, minor: number): number {
  return Math.min(maxBonus, Math.floor((minor * percent) / 100));
}
