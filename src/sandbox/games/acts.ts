import type { Environment } from '../environment';
import { maxPhases, placeOrder } from '../lottery/place-order';
import { contentOf, onceOnly } from '../request-rules/once-only';
import { findLottery } from '../seed/lotteries';
import { balanceOf, mainAccount } from '../store/ledger';
import { toMinor, toWire } from '../store/money';
import { type Statements, write } from '../store/query';
import type { Input } from '../wire/input';
import { WireError } from '../wire/wire-error';
import { deal, drawCard, guess, isCardChoice, wireOpen } from './cards';
import { type GameKind, gameAddress } from './kind';
import { cast, isDiceChoice, isFishChoice, type Outcome, roll, spin } from './outcomes';
import { playRound, stakeLimits } from './play-round';
import { issueTicket, type Ticket } from './tickets';

type GameEnvironment = Omit<Environment, 'store'> & { readonly store: Statements };

export type Visit = { readonly environment: GameEnvironment; readonly ticket: Ticket; readonly input: Input };
type Action = (visit: Visit) => Promise<unknown>;

/** The one act without money. */
const freeAction = 'open';

/** What each game can be asked to do, by the last part of the path below /sandbox-games/api. */
const actionsByGame: Readonly<Record<GameKind, Readonly<Record<string, Action>>>> = {
  slot: { round: (visit) => playSingle(visit, spin(visit.environment.random)) },
  dice: {
    round: (visit) => {
      const choice = visit.input.text('choice') ?? '';
      if (!isDiceChoice(choice)) throw new WireError('request_param_err');
      return playSingle(visit, roll(choice, visit.environment.random));
    },
  },
  fish: {
    round: (visit) => {
      const choice = visit.input.text('choice') ?? '';
      if (!isFishChoice(choice)) throw new WireError('request_param_err');
      return playSingle(visit, cast(choice, visit.environment.random));
    },
  },
  cards: { deal: dealCard, guess: guessCard },
  lottery: { bet: placeBet, open: openLottery },
  lobby: {},
};

/** The act of a game by its name. Acts that move money are done once for the id of their round. */
export function actionOf(kind: GameKind, name: string): Action | undefined {
  const action = Object.hasOwn(actionsByGame[kind], name) ? actionsByGame[kind][name] : undefined;
  return action === undefined || name === freeAction ? action : (visit) => runOnce(action, name, visit);
}

function runOnce(action: Action, name: string, visit: Visit): Promise<unknown> {
  const { environment, ticket, input } = visit;
  const request = {
    memberId: ticket.member.id,
    // With the name of the act, because a round has one id from the deal to the guess.
    key: `${name} ${idIn(input)}`,
    call: `game ${ticket.game.nodeId}`,
    content: contentOf(input.fields),
    now: environment.now(),
  };
  return onceOnly(environment.store, request, (store) => action({ ...visit, environment: { ...environment, store } }));
}

async function playSingle({ environment, ticket, input }: Visit, outcome: Outcome): Promise<unknown> {
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
  const answer = { id: idIn(input), ticket, choice, next, now: environment.now() };
  const { card, win, balance } = await guess(environment.store, answer);
  return { outcome: { kind: 'cards', card, next, choice }, win: toWire(win), balance: toWire(balance) };
}

/** A betting slip on the issue that the player saw, and on those after it: refused once that issue has closed. */
async function placeBet({ environment, ticket: { member, game }, input }: Visit): Promise<unknown> {
  const [now, total] = [environment.now(), toMinor(input.text('total'))];
  const lottery = findLottery(game.nodeId);
  const phases = input.wholeNumber('issues', 1);
  if (!lottery || !total || phases < 1 || phases > maxPhases) throw new WireError('request_param_err');
  const winningStop = input.text('stop') === 'true';
  const [numero, slip] = [input.requiredText('numero'), input.requiredText('slip')];
  return write(environment.store, async (statements) => {
    const order = { memberId: member.id, lottery, numero, slip, phases, winningStop, total, now };
    const { openTime } = await placeOrder(statements, order);
    return { placed: { numero, openTime }, balance: toWire(await balanceOf(statements, member.id, mainAccount)) };
  });
}

/** Opens another lottery, from the lobby or from a draw: a new ticket of the same session, and its address. */
async function openLottery({ environment, ticket: { member, game, session }, input }: Visit): Promise<unknown> {
  const nextGame = findLottery(input.wholeNumber('nodeId', 0))?.game;
  if (nextGame?.vassalage !== game.vassalage) throw new WireError('no.data');
  const { store, now } = environment;
  const ticket = await issueTicket(store, { memberId: member.id, nodeId: nextGame.nodeId, session, now: now() });
  const language = (input.text('language') ?? 'EN').toUpperCase();
  return { address: gameAddress('lottery', ticket, language) };
}

function idIn(input: Input): string {
  const id = input.requiredText('id');
  if (id.length < 8 || id.length > 64) throw new WireError('request_param_err');
  return id;
}

function stakeIn(input: Input): number {
  const stake = toMinor(input.text('stake'));
  if (!stake || stake < stakeLimits.minimum || stake > stakeLimits.maximum) throw new WireError('request_param_err');
  return stake;
}
