import { hashNumberOf } from '../hash';
import { remarks } from '../records/remarks';
import { games } from '../seed/games';
import { mainAccount, movementTypes } from '../store/ledger';
import type { SeedRows } from './seed-rows';

const dayMs = 86_400_000;
/** States of deposits and withdrawals: success and failure. The 0 in the tables below is pending. */
const doneState = 2;
const refusedState = 3;

type Owner = { readonly memberId: number; readonly username: string; readonly now: number };

const deposits: readonly (readonly [minor: number, daysAgo: number, state: number, mode: string])[] = [
  [1_080_000, 21, 2, 'PGMT'],
  [500_000, 9, 2, 'WECHAT'],
  [250_000, 4, 3, 'MAQR'],
  [300_000, 2, 2, 'PGMT'],
  [75_000, 0, 0, 'MWQR'],
];

const withdrawals: readonly (readonly [minor: number, daysAgo: number, status: number])[] = [
  [200_000, 12, 2],
  [120_000, 5, 3],
  [80_000, 0, 0],
];

const rounds: readonly (readonly [stake: number, win: number, daysAgo: number])[] = [
  [5_000, 6_000, 8],
  [5_000, 0, 8],
  [10_000, 57_000, 3],
  [2_000, 0, 3],
  [2_500, 3_000, 1],
];

/** Milliseconds from a deposit order until it is credited. */
const payMs = 90_000;

/** Minutes of play on each day that has rounds. */
const minutesOfVisit = 6;

/** A member's past: deposits, withdrawals, rounds, favourites and recent games, with all movements in the ledger. */
export function addHistory(rows: SeedRows, owner: Owner): void {
  const entries = [...addDeposits(rows, owner), ...addWithdrawals(rows, owner), ...addRounds(rows, owner)];
  // Sorted by time, so that each balance follows from the one before.
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) book(rows, owner, entry);
  const { memberId, now } = owner;
  const favourites = new Map([7, 4, 0].map((index) => [gameAt(owner, index), now - index * dayMs]));
  for (const [nodeId, at] of [...favourites].reverse()) rows.add('favourites', { memberId, nodeId, at });
}

function addDeposits(rows: SeedRows, owner: Owner): readonly Entry[] {
  const { memberId, now, username } = owner;
  const shift = (hashNumberOf(username) % 90) * 10;
  return [...deposits.entries()].flatMap(([index, [minor, daysAgo, state, mode]]) => {
    const [at, order] = [now - daysAgo * dayMs - 9_000_000 + index * 1000, `D${memberId}${index}`];
    rows.add('deposits', { memberId, ref: order, mode, minor: minor + shift, at, state });
    if (state !== doneState) return [];
    return [{ minor: minor + shift, at: at + payMs, typeId: movementTypes.deposit, order }];
  });
}

function addWithdrawals(rows: SeedRows, owner: Owner): readonly Entry[] {
  const { memberId, now } = owner;
  return [...withdrawals.entries()].flatMap(([index, [minor, daysAgo, status]]) => {
    const [at, order] = [now - daysAgo * dayMs - 5_000_000 + index * 1000, `W${memberId}${index}`];
    const remark = status === refusedState ? remarks.otherName.EN : null;
    rows.add('withdrawals', { memberId, ref: order, bank: 'Delta Bank', minor, at, status, remark });
    // A refused request took the money and gave it back: both movements are left out.
    return status === refusedState ? [] : [{ minor: -minor, at, typeId: movementTypes.withdraw, order }];
  });
}

function addRounds(rows: SeedRows, owner: Owner): readonly Entry[] {
  const { memberId, now } = owner;
  const recents = new Map<number, number>();
  const entries: Entry[] = [];
  for (const [index, [stake, win, daysAgo]] of rounds.entries()) {
    const [at, order, nodeId] = [
      now - daysAgo * dayMs - 1_000_000 + index * 1000,
      `seed-${memberId}-${index}`,
      gameAt(owner, index),
    ];
    rows.add('rounds', { id: order, memberId, nodeId, stake, win, at });
    entries.push({ minor: -stake, at, typeId: movementTypes.bet, order });
    if (win > 0) entries.push({ minor: win, at: at + 500, typeId: movementTypes.win, order });
    recents.set(nodeId, at);
  }
  for (const daysAgo of new Set(rounds.map(([, , days]) => days))) {
    const last = now - daysAgo * dayMs - 1_000_000 + rounds.length * 1000;
    rows.add('playSpans', { memberId, began: last - minutesOfVisit * 60_000, last, ended: 1 });
  }
  for (const [nodeId, at] of recents) rows.add('recents', { memberId, nodeId, at });
  return entries;
}

function gameAt({ username }: Owner, index: number): number {
  return games[(hashNumberOf(username) + index * 31) % games.length]?.nodeId ?? 0;
}

type Entry = { readonly minor: number; readonly at: number; readonly typeId: number; readonly order: string };

function book(rows: SeedRows, { memberId }: Owner, { minor, at, typeId, order }: Entry): void {
  rows.move({ memberId, accountType: mainAccount, minor, typeId, at, orderNo: order, remark: '' });
}
