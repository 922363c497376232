import { hashNumberOf } from '../hash';
import { issueOnSale, winningNumber } from '../lottery/issues';
import { orderStatus } from '../lottery/order-status';
import { winOfSlip } from '../lottery/plays';
import type { SeedRows } from '../planting/seed-rows';
import { games } from '../seed/games';
import { lotteries } from '../seed/lotteries';
import { mainAccount, movementTypes } from '../store/ledger';
import type { NewRow } from '../store/tables';
import type { Person } from './people';

const dayMs = 86_400_000;
const spanMs = 90 * dayMs;
/** Success, of deposits and of withdrawals. */
const doneState = 2;
const playable = games.filter(({ gameType }) => gameType !== 'LOTT' && gameType !== 'ELOTT');
/** Planted orders have ids above this, and above those of all orders that exist before. */
const firstOrder = 10_000_000;
const sumChoices = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const;

/**
 * Adds three to five days of play in the last ninety, paid for by deposits; three of five people play. Gives when the
 * last round was, epoch ms; 0 where there was none.
 */
export function addPast(rows: SeedRows, { id, seed: personSeed, registered }: Person, now: number): number {
  const seed = hashNumberOf(`${personSeed} past`);
  let [balance, last] = [0, 0];
  const since = Math.max(registered, now - spanMs);
  if (seed % 5 > 2 || now - since < 60_000) return last;
  const move: Move = (at, typeId, minor, orderNo) => {
    balance += minor;
    rows.move({ memberId: id, accountType: mainAccount, minor, typeId, at, orderNo, remark: '' });
  };
  const play: Play = (round) => {
    rows.add('rounds', { ...round, memberId: id });
    last = Math.max(last, round.at);
  };
  const days = Array.from({ length: 3 + (seed % 5) }, (_, index) =>
    Math.floor(since + ((now - since - 30_000) * ((hashNumberOf(`${personSeed} ${index} day`) % 997) + 1)) / 1000),
  ).sort((one, other) => one - other);
  for (const [index, at] of days.entries()) {
    const luck = hashNumberOf(`${personSeed} ${index} luck`);
    const stake = 500 * (1 + (luck % 40));
    if (balance < 4 * stake) {
      const deposit = { minor: 50_000 * (1 + (luck % 6)), at: at - 9_000, ref: `D${id}${index}` };
      rows.add('deposits', { ...deposit, memberId: id, mode: 'PGMT', state: doneState });
      move(deposit.at, movementTypes.deposit, deposit.minor, deposit.ref);
    }
    for (let round = 0; round < 2; round += 1) {
      const turn = hashNumberOf(`${personSeed} ${index} ${round} turn`);
      const order = `team-${id}-${index}-${round}`;
      const win = turn % 5 < 2 ? Math.floor((stake * (60 + (turn % 170))) / 100) : 0;
      const roundAt = at + round * 4_000;
      play({ id: order, nodeId: playable[turn % playable.length]?.nodeId ?? 0, stake, win, at: roundAt });
      move(roundAt, movementTypes.bet, -stake, order);
      if (win > 0) move(roundAt + 500, movementTypes.win, win, order);
    }
    if (luck % 3 === 0) addOrder(rows, { move, play }, { id, luck, index, balance, at: at + 9_000, now });
    if (luck % 11 === 0 && balance > 30_000) {
      const withdrawal = { memberId: id, ref: `W${id}${index}`, minor: 20_000, at: at + 15_000 };
      rows.add('withdrawals', { ...withdrawal, bank: 'Delta Bank', status: doneState });
      move(withdrawal.at, movementTypes.withdraw, -withdrawal.minor, withdrawal.ref);
    }
    if (luck % 7 === 0) {
      const rebate = { minor: Math.max(1, Math.floor(stake / 100)), at: at + 20_000 };
      rows.add('rebates', { ...rebate, memberId: id, category: 'RNG', stake: stake * 2, rate: 50 });
      move(rebate.at, movementTypes.rebate, rebate.minor, `R${id}${index}`);
    }
  }
  return last;
}

type Move = (at: number, typeId: number, minor: number, order: string) => void;
type Play = (round: Omit<NewRow<'rounds'>, 'memberId'>) => void;
type OrderContext = {
  readonly id: number;
  readonly luck: number;
  readonly index: number;
  /** Minor units. */
  readonly balance: number;
  readonly at: number;
  readonly now: number;
};

/** One order on the draw that was on sale then, already settled; none where the draw is to come or money is missing. */
function addOrder(
  rows: SeedRows,
  { move, play }: { readonly move: Move; readonly play: Play },
  { id: memberId, luck, index, balance, at, now }: OrderContext,
): void {
  const seed = hashNumberOf(`${luck} ${index} lottery`);
  const lottery = lotteries[seed % lotteries.length];
  if (lottery === undefined) return;
  const { nodeId } = lottery.game;
  const { numero, openTime } = issueOnSale(lottery, at);
  if (openTime > now) return;
  const multiple = 5 * (1 + (seed % 20));
  const slip = `1|${sumChoices[seed % sumChoices.length] ?? 'BIG'}|${multiple}`;
  const minor = multiple * 100;
  if (minor > balance) return;
  const win = winOfSlip(slip, winningNumber(lottery, numero));
  const id = firstOrder + memberId * 100 + index;
  const orderNo = `L${id}`;
  rows.add('lotteryOrders', { id, memberId, nodeId, orderNo, slip, minor, phases: 1, winningStop: 0, at });
  const status = win > 0 ? orderStatus.won : orderStatus.lost;
  rows.add('lotteryDetails', { id, masterId: id, memberId, numero, phase: 1, opensAt: openTime, status, win });
  play({ id: `lottery-${id}`, nodeId, stake: minor, win, at: openTime });
  move(at, movementTypes.lotteryBet, -minor, orderNo);
  if (win > 0) move(openTime, movementTypes.lotteryWin, win, orderNo);
}
