import type { Environment } from '../environment';
import type { Input } from '../http/input';
import { WireError } from '../http/wire-error';
import { issueOnSale } from '../lottery/issues';
import { placeOrder } from '../lottery/place-order';
import { findLottery } from '../seed/lotteries';
import { balanceOf, mainAccount } from '../store/ledger';
import { toMinor, toWire } from '../store/money';
import { deal, drawCard, guess, isCardChoice, wireOpen } from './cards';
import type { GameKind } from './kind';
import { cast, isDiceChoice, isFishChoice, type Outcome, roll, spin } from './outcomes';
import { playRound, stakeLimits } from './play-round';
import type { Ticket } from './tickets';

export type Visit = { readonly environment: Environment; readonly ticket: Ticket; readonly input: Input };
type Act = (visit: Visit) => Promise<unknown>;

/** What each game can be asked to do, by the last part of the path below /sandbox-games/api. */
const acts: Readonly<Record<GameKind, Readonly<Record<string, Act>>>> = {
  slot: { round: (visit) => single(visit, spin(visit.environment.random)) },
  dice: {
    round: (visit) => {
      const choice = visit.input.text('choice') ?? '';
      if (!isDiceChoice(choice)) throw new WireError('request_param_err');
      return single(visit, roll(choice, visit.environment.random));
    },
  },
  fish: {
    round: (visit) => {
      const choice = visit.input.text('choice') ?? '';
      if (!isFishChoice(choice)) throw new WireError('request_param_err');
      return single(visit, cast(choice, visit.environment.random));
    },
  },
  cards: { deal: dealCard, guess: guessCard },
  lottery: { bet },
};

export function actOf(kind: GameKind, name: string): Act | undefined {
  return Object.hasOwn(acts[kind], name) ? acts[kind][name] : undefined;
}

async function single({ environment, ticket, input }: Visit, outcome: Outcome): Promise<unknown> {
  const round = { id: idIn(input), ticket, stake: stakeIn(input), outcome, now: environment.now() };
  const { win, balance } = await playRound(environment.store, round);
  return { outcome, win: toWire(win), balance: toWire(balance) };
}

async function dealCard({ environment, ticket, input }: Visit): Promise<unknown> {
  const [id, card] = [idIn(input), drawCard(environment.random)];
  const balance = await deal(environment.store, { id, ticket, stake: stakeIn(input), card, now: environment.now() });
  return { open: wireOpen({ id, card }), balance: toWire(balance) };
}

async function guessCard({ environment, ticket, input }: Visit): Promise<unknown> {
  const choice = input.text('choice') ?? '';
  if (!isCardChoice(choice)) throw new WireError('request_param_err');
  const next = drawCard(environment.random);
  const asked = { id: idIn(input), ticket, choice, next, now: environment.now() };
  const { card, win, balance } = await guess(environment.store, asked);
  return { outcome: { kind: 'cards', card, next, choice }, win: toWire(win), balance: toWire(balance) };
}

/** One line on the sum; the stake is in whole units, as the lottery sells them. */
async function bet({ environment, ticket: { member, game }, input }: Visit): Promise<unknown> {
  const [id, stake, now] = [idIn(input), stakeIn(input), environment.now()];
  const lottery = findLottery(game.nodeId);
  if (!lottery || stake % 100 !== 0) throw new WireError('request_param_err');
  const slip = `1|${input.needed('choice').toUpperCase()}|${stake / 100}`;
  return environment.store.write(async (statements) => {
    const added = await statements.run('insert or ignore into requests values (?, ?)', `lottery ${id}`, now);
    if (added === 0) throw new WireError('request.repeated');
    const { numero } = issueOnSale(lottery, now);
    const order = { memberId: member.id, lottery, numero, slip, phases: 1, winningStop: false, total: stake, now };
    const { openTime } = await placeOrder(statements, order);
    return { placed: { numero, openTime }, balance: toWire(await balanceOf(statements, member.id, mainAccount)) };
  });
}

function idIn(input: Input): string {
  const id = input.needed('id');
  if (id.length < 8 || id.length > 64) throw new WireError('request_param_err');
  return id;
}

function stakeIn(input: Input): number {
  const stake = toMinor(input.text('stake'));
  if (!stake || stake < stakeLimits.minimum || stake > stakeLimits.maximum) throw new WireError('request_param_err');
  return stake;
}
