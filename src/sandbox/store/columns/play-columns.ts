import { type ColumnTypes, id, int, key, maybeInt, maybeText, text } from './types';

/** Columns of games, lotteries and safer play. */
export const playColumns = {
  favourites: { memberId: int, nodeId: int, at: int },
  recents: { memberId: int, nodeId: int, at: int },
  tickets: { ticket: key, memberId: int, nodeId: int, session: maybeText, at: int },
  rounds: { id: key, memberId: int, nodeId: int, stake: int, win: int, at: int },
  wins: { id, merchant: text, nodeId: int, name: text, minor: int, at: int },
  openRounds: { memberId: 'integer not null primary key', id: text, nodeId: int, stake: int, card: int, at: int },
  lotteryOrders: {
    id,
    memberId: int,
    nodeId: int,
    orderNo: text,
    slip: text,
    minor: int,
    phases: int,
    winningStop: int,
    at: int,
  },
  lotteryDetails: {
    id,
    masterId: int,
    memberId: int,
    numero: text,
    phase: int,
    opensAt: int,
    status: int,
    win: maybeInt,
  },
  limits: {
    memberId: int,
    kind: text,
    /** Days. */
    period: int,
    /** Minor units, or minutes; null = none. */
    amount: maybeInt,
    nextAmount: maybeInt,
    nextAt: maybeInt,
  },
  /** Breaks from play. A break whose `until` is null has no end. */
  pauses: { memberId: 'integer not null primary key', kind: text, until: maybeInt, at: int },
  /** Spans of time in which a member had a game open, epoch ms. */
  playSpans: {
    id,
    memberId: int,
    began: int,
    last: int,
    /** 1 when the player has left the game: whatever comes next begins a new span. */
    ended: int,
  },
  /** Every change that a member made to limits and breaks. */
  playChanges: { id, memberId: int, at: int, action: text, kind: maybeText, days: int, amount: maybeInt },
} as const satisfies ColumnTypes;
