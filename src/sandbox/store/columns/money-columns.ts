import { type ColumnTypes, id, int, key, maybeInt, maybeText, text } from './types';

/** Columns of wallets, orders of money in and out, and what a member is given. */
export const moneyColumns = {
  keyedRequests: { memberId: int, key: text, call: text, content: text, code: text, value: text, at: int },
  wallets: { memberId: int, accountType: int, minor: 'integer not null check (minor >= 0)' },
  /**
   * The house's accounts, the other side of the members' wallets. Minor units; negative where members have the money.
   */
  house: { account: key, minor: int },
  movements: {
    id,
    memberId: int,
    accountType: int,
    at: int,
    typeId: int,
    minor: int,
    balance: int,
    orderNo: text,
    remark: maybeText,
  },
  /** `state`: 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
  deposits: { id, memberId: int, ref: text, mode: text, minor: int, at: int, state: int },
  /** A deposit that was made here; `ref` names its record, and seeded ones have only that. Minor units, epoch ms. */
  depositOrders: {
    ref: key,
    memberId: int,
    bankType: text,
    vendorId: text,
    fee: int,
    /** 0: none. */
    promotion: int,
    bonus: int,
    expires: int,
    paidAt: maybeInt,
    /** Addresses of pictures of the payment, JSON text. */
    receipts: maybeText,
  },
  /** Pictures of payments by their address; the content as base64. */
  receipts: { path: key, type: text, content: text, at: int },
  bankCards: {
    id,
    memberId: int,
    bankCode: text,
    bankName: text,
    number: text,
    holder: text,
    province: text,
    city: text,
    branch: text,
    /** BANK or EWALLET. */
    kind: text,
    isDefault: int,
    at: int,
  },
  /** A withdrawal that was made here; seeded ones have only their record. Minor units, epoch ms. */
  withdrawOrders: {
    ref: key,
    memberId: int,
    fee: int,
    /** Number of the account, masked. */
    card: text,
    settled: maybeInt,
  },
  /** `status`: numbered as the state of deposits. */
  withdrawals: { id, memberId: int, ref: text, bank: text, minor: int, at: int, status: int, remark: maybeText },
  /** Claimed rebates: minor units, the rate in hundredths of a percent. */
  rebates: { id, memberId: int, category: text, stake: int, rate: int, minor: int, at: int },
  rewards: {
    id,
    memberId: int,
    promotionType: text,
    title: text,
    minor: int,
    at: int,
    expires: maybeInt,
    /** I issued, C claimed, E expired. */
    state: text,
    claimedAt: maybeInt,
  },
  /** Tickets for a draw; what one won in minor units, once it is used. */
  prizeTickets: { id, memberId: int, kind: text, name: text, at: int, usedAt: maybeInt, minor: int },
  /** Steps of missions that were reached, with the reward of each. */
  missionSteps: {
    memberId: int,
    missionId: int,
    /** The month, `YYYY-MM`. */
    period: text,
    step: int,
    rewardId: int,
  },
} as const satisfies ColumnTypes;
