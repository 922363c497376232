import { hashOf } from '../hash';
import { issueOnSale, winningNumber } from '../lottery/issues';
import { orderStatus } from '../lottery/order-status';
import { winOfSlip } from '../lottery/plays';
import { games } from '../seed/games';
import { lotteries } from '../seed/lotteries';
import { movementTypes } from '../store/ledger';
import type { Person } from './people';

/** Rows of what a person did, in the columns of each table. */
export type Past = {
  readonly movements: readonly (readonly (string | number)[])[];
  readonly rounds: readonly (readonly (string | number)[])[];
  readonly orders: readonly (readonly (string | number)[])[];
  readonly details: readonly (readonly (string | number)[])[];
  readonly deposits: readonly (readonly (string | number)[])[];
  readonly withdrawals: readonly (readonly (string | number)[])[];
  readonly rebates: readonly (readonly (string | number)[])[];
  /** Minor units that are left. */
  readonly balance: number;
};

const day = 86_400_000;
const span = 90 * day;
const done = 2;
const mainAccount = 2;
const playable = games.filter(({ gameType }) => gameType !== 'LOTT' && gameType !== 'ELOTT');
/** Beyond those that members have placed. */
const firstOrder = 10_000_000;
const choices = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const;

/** Some five days of play in the last ninety, paid for by a deposit before them; three of five people play. */
export function pastOf({ id, seed: own, registered }: Person, now: number): Past {
  const seed = hashOf(`${own} past`);
  const past = {
    movements: [] as (string | number)[][],
    rounds: [] as (string | number)[][],
    orders: [] as (string | number)[][],
    details: [] as (string | number)[][],
    deposits: [] as (string | number)[][],
    withdrawals: [] as (string | number)[][],
    rebates: [] as (string | number)[][],
  };
  let balance = 0;
  const since = Math.max(registered, now - span);
  if (seed % 5 > 2 || now - since < 60_000) return { ...past, balance };
  const move = (at: number, typeId: number, minor: number, order: string) => {
    balance += minor;
    past.movements.push([id, mainAccount, at, typeId, minor, balance, order]);
  };
  const deposit = (at: number, minor: number, order: string) => {
    past.deposits.push([id, order, 'PGMT', minor, at, done]);
    move(at, movementTypes.deposit, minor, order);
  };
  const days = Array.from({ length: 3 + (seed % 5) }, (_, index) =>
    Math.floor(since + ((now - since - 30_000) * ((hashOf(`${own} ${index} day`) % 997) + 1)) / 1000),
  ).sort((one, other) => one - other);
  for (const [index, at] of days.entries()) {
    const luck = hashOf(`${own} ${index} luck`);
    const stake = 500 * (1 + (luck % 40));
    if (balance < 4 * stake) deposit(at - 9_000, 50_000 * (1 + (luck % 6)), `D${id}${index}`);
    for (let round = 0; round < 2; round += 1) {
      const turn = hashOf(`${own} ${index} ${round} turn`);
      const order = `team-${id}-${index}-${round}`;
      const win = turn % 5 < 2 ? Math.floor((stake * (60 + (turn % 170))) / 100) : 0;
      const then = at + round * 4_000;
      past.rounds.push([order, id, playable[turn % playable.length]?.nodeId ?? 0, stake, win, then]);
      move(then, movementTypes.bet, -stake, order);
      if (win > 0) move(then + 500, movementTypes.win, win, order);
    }
    if (luck % 3 === 0) order(past, move, { id, luck, index, at: at + 9_000, now });
    if (luck % 11 === 0 && balance > 30_000) {
      past.withdrawals.push([id, `W${id}${index}`, 'Delta Bank', 20_000, at + 15_000, done]);
      move(at + 15_000, movementTypes.withdraw, -20_000, `W${id}${index}`);
    }
    if (luck % 7 === 0) {
      const minor = Math.max(1, Math.floor(stake / 100));
      past.rebates.push([id, 'RNG', stake * 2, 50, minor, at + 20_000]);
      move(at + 20_000, movementTypes.rebate, minor, `R${id}${index}`);
    }
  }
  return { ...past, balance };
}

type Rows = {
  readonly orders: (string | number)[][];
  readonly details: (string | number)[][];
  readonly rounds: (string | number)[][];
};
type Move = (at: number, typeId: number, minor: number, order: string) => void;
type Placed = {
  readonly id: number;
  readonly luck: number;
  readonly index: number;
  readonly at: number;
  readonly now: number;
};

/** One order on the draw that was on sale then, settled as that draw fell; none where it is still to come. */
function order(past: Rows, move: Move, { id, luck, index, at, now }: Placed): void {
  const seed = hashOf(`${luck} ${index} lottery`);
  const lottery = lotteries[seed % lotteries.length];
  if (lottery === undefined) return;
  const issue = issueOnSale(lottery, at);
  if (issue.openTime > now) return;
  const multiple = 5 * (1 + (seed % 20));
  const slip = `1|${choices[seed % choices.length] ?? 'BIG'}|${multiple}`;
  const stake = multiple * 100;
  const win = winOfSlip(slip, winningNumber(lottery, issue.numero));
  const master = firstOrder + id * 100 + index;
  const number = `L${master}`;
  past.orders.push([master, id, lottery.game.nodeId, number, slip, stake, 1, 0, at]);
  const status = win > 0 ? orderStatus.won : orderStatus.lost;
  past.details.push([master, master, id, issue.numero, 1, issue.openTime, status, win]);
  past.rounds.push([`lottery-${master}`, id, lottery.game.nodeId, stake, win, issue.openTime]);
  move(at, movementTypes.lotteryBet, -stake, number);
  if (win > 0) move(issue.openTime, movementTypes.lotteryWin, win, number);
}
