import type { Generated } from 'kysely';

/** What moves money. */
export type MoneyColumns = {
  readonly bankCards: {
    readonly memberId: number;
    readonly bankCode: string;
    readonly bankName: string;
    readonly number: string;
    readonly holder: string;
    readonly province: string;
    readonly city: string;
    readonly branch: string;
    /** BANK or EWALLET. */
    readonly kind: string;
    readonly isDefault: number;
    readonly at: number;
  };
  /** What there is to know of a deposit until it is settled; `ref` names its record. Minor units, epoch ms. */
  readonly depositOrders: {
    readonly ref: string;
    readonly memberId: number;
    readonly bankType: string;
    readonly vendorId: string;
    readonly fee: number;
    /** 0: none. */
    readonly promotion: number;
    readonly bonus: number;
    readonly expires: number;
    readonly paidAt: number | null;
    /** Addresses of pictures of the payment, JSON text. */
    readonly receipts: Generated<string | null>;
  };
  /** Pictures of payments by their address; the content as base64. */
  readonly receipts: { readonly path: string; readonly type: string; readonly content: string; readonly at: number };
  readonly deposits: MoneyRecord & { readonly mode: string; readonly state: number };
  /** What stands against the members' wallets, by account; minor units, below zero where the members have it. */
  readonly house: { readonly account: string; readonly minor: number };
  readonly movements: {
    readonly memberId: number;
    readonly accountType: number;
    readonly at: number;
    readonly typeId: number;
    readonly minor: number;
    readonly balance: number;
    readonly orderNo: string;
    readonly remark: string | null;
  };
  readonly wallets: { readonly memberId: number; readonly accountType: number; readonly minor: number };
  readonly wishes: {
    readonly memberId: number;
    readonly key: string;
    readonly call: string;
    readonly content: string;
    readonly code: string;
    readonly value: string;
    readonly at: number;
  };
  /** What there is to know of a withdrawal beside its record; the seeded ones have none. Minor units, epoch ms. */
  readonly withdrawOrders: {
    readonly ref: string;
    readonly memberId: number;
    readonly fee: number;
    /** Number of the account, masked. */
    readonly card: string;
    readonly settled: Generated<number | null>;
  };
  readonly withdrawals: MoneyRecord & {
    readonly bank: string;
    readonly status: number;
    readonly remark: string | null;
  };
};

type MoneyRecord = { readonly memberId: number; readonly ref: string; readonly minor: number; readonly at: number };
