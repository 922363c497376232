import { minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';

/** One way to pay: a bank of a channel. Amounts in minor units. */
export type DepositWay = {
  readonly id: string;
  readonly name: string;
  /** Name of its kind, such as bank transfer, for the player. */
  readonly kind: string;
  readonly icon: string | undefined;
  readonly submitKind: 'redirect' | 'qr' | 'manual';
  readonly bankType: string;
  readonly bankCode: string;
  readonly vendorId: string;
  /** The channel's own bank code, sent back with the deposit if the platform names one. */
  readonly mcsBankCode: string | undefined;
  readonly minimum: number;
  readonly maximum: number | undefined;
  /** Amounts that a tap fills in. */
  readonly quick: readonly number[];
  /** The channel's fee, in percent of the amount. */
  readonly feeRate: number;
};

type Kinds = CallValue<'depositChannels'>;
type Channel = Kinds[string]['channels'][number];

/** All ways of the platform, by kind. A channel without a bank is left out, since a deposit needs a bank's code. */
export function waysOf(kinds: Kinds): readonly DepositWay[] {
  return Object.entries(kinds).flatMap(([type, { displayName, channels }]) =>
    channels.flatMap((channel) => {
      const banks = channel.banks ?? [];
      return banks.map((bank) =>
        wayOf({ type, kind: displayName || type, channel, bank, hasSeveralBanks: banks.length > 1 }),
      );
    }),
  );
}

type WayParts = {
  readonly type: string;
  readonly kind: string;
  readonly channel: Channel;
  readonly bank: NonNullable<Channel['banks']>[number];
  readonly hasSeveralBanks: boolean;
};

function wayOf({ type, kind, channel, bank, hasSeveralBanks }: WayParts): DepositWay {
  const bankType = bank.bankType || type;
  const name = channel.displayName || channel.vendorName || bank.bankCode;
  return {
    id: [bankType, channel.vendorId, bank.bankCode].join('.'),
    name: hasSeveralBanks ? `${name} · ${bank.bankCode}` : name,
    kind,
    icon: channel.icon ?? undefined,
    submitKind: submitKindOf(channel.submitKind, bankType),
    bankType,
    bankCode: bank.bankCode,
    vendorId: String(channel.vendorId),
    mcsBankCode: channel.mcsBankCode ?? undefined,
    minimum: minorOf(channel.minAmount) ?? 1,
    maximum: minorOf(channel.maxAmount),
    quick: (channel.quickAmounts ?? []).flatMap((amount) => minorOf(amount) ?? []),
    feeRate: Math.max(0, Number(channel.feeRate ?? 0) || 0),
  };
}

/** How the deposit goes on: as the platform says, else by the kind of bank (schemas/wire/README.md, "Codes"). */
function submitKindOf(channelKind: string | null | undefined, bankType: string): DepositWay['submitKind'] {
  if (channelKind === 'qr' || channelKind === 'manual' || channelKind === 'redirect') return channelKind;
  if (/QR$|^PAYID$/.test(bankType)) return 'qr';
  return /^MT/.test(bankType) ? 'manual' : 'redirect';
}

/** A share of an amount, rounded down to whole minor units. Two decimals of the rate count. */
function percentOf(minor: number, rate: number): number {
  return Math.floor((minor * Math.round(rate * 100)) / 10_000);
}

/** The channel's fee for an amount, in minor units. */
export function feeOf({ feeRate }: DepositWay, minor: number): number {
  return percentOf(minor, feeRate);
}

export type Bonus = NonNullable<CallValue<'depositPromotions'>>[number];

/** What a bonus adds to an amount, in minor units; undefined if the platform does not tell. */
export function bonusOf({ bonusRate, maxBonus }: Bonus, minor: number): number | undefined {
  const rate = Number(bonusRate ?? Number.NaN);
  if (!Number.isFinite(rate)) return undefined;
  return Math.min(minorOf(maxBonus) ?? Number.MAX_SAFE_INTEGER, percentOf(minor, rate));
}

/** The turnover that a bonus demands before a withdrawal, in minor units; undefined if it demands or adds none. */
export function turnoverOf({ turnover }: Bonus, bonus: number): number | undefined {
  const factor = Number(turnover ?? Number.NaN);
  return Number.isFinite(factor) && factor > 0 && bonus > 0 ? Math.round(bonus * factor) : undefined;
}
