import { type ColumnTypes, id, int, maybeInt, maybeText, text } from './types';

/** Columns of those who bring players: invitations, agents and their contracts. */
export const teamColumns = {
  referralCodes: { merchant: text, code: text, memberId: 'integer not null unique' },
  /** Friends whom a member invited. Epoch ms, minor units; the reward is 0 until it is given. */
  invitations: { id, inviterId: int, friendId: 'integer unique', name: text, at: int, reward: int },
  agentNotices: { id, memberId: int, title: text, content: text, at: int, isRead: int },
  /** Links by which accounts are opened below an agent. Epoch ms; the rebates as JSON text. */
  affiliateLinks: {
    id,
    merchant: text,
    agentId: int,
    code: text,
    type: int,
    startAt: int,
    endAt: maybeInt,
    paused: int,
    deleted: int,
    path: text,
    rebates: text,
  },
  /** A downline's share of a red envelope. Minor units; a reason where it was refused. */
  envelopes: {
    id,
    ref: text,
    agentId: int,
    mode: text,
    remark: text,
    at: int,
    memberId: maybeInt,
    name: text,
    minor: int,
    reason: text,
  },
  contracts: {
    id,
    merchant: text,
    kind: text,
    /** The member who offers the contract; 0 for the house. */
    agentId: int,
    receiverId: int,
    /** A letter of `contractStatus`. */
    status: text,
    /** The id of the side that sent the last request. */
    askedBy: int,
    /** The number of moves so far. An answer to an older number is refused. */
    moves: int,
    /** JSON text. */
    terms: text,
    nextTerms: maybeText,
    createdAt: int,
    processedAt: maybeInt,
    /** The time up to which the contract has been paid. */
    settledAt: int,
  },
  contractActs: {
    id,
    contractId: int,
    at: int,
    /** A letter of `historyAction`. */
    action: text,
    /** The member, 0 for the house. */
    by: int,
  },
  /** What a contract paid. Minor units; the rate in hundredths, as its terms have it. */
  contractPayouts: {
    id,
    contractId: int,
    at: int,
    turnover: int,
    profit: int,
    active: int,
    rateType: text,
    rate: int,
    minor: int,
    paid: int,
  },
} as const satisfies ColumnTypes;
