import gameTrialLaunch from '@schemas/wire/gameTrialLaunch.schema.json';
import launchGame from '@schemas/wire/launchGame.schema.json';
import { gameAddress, kindOf } from '../../games/kind';
import { stakeLimits } from '../../games/play-round';
import { issueTicket } from '../../games/tickets';
import { refuseStake } from '../../request-rules/safer-play';
import { markPlay } from '../../request-rules/time-of-play';
import { findOpenRound } from '../../rounds/open-rounds';
import { markRecent } from '../../rounds/recents';
import { findGame, findGameBy, type Game } from '../../seed/games';
import { findLotteryByCode, lotteriesOf } from '../../seed/lotteries';
import { balanceOf } from '../../store/ledger';
import { write } from '../../store/query';
import { walletFor } from '../../wallets/accounts';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { Input } from '../../wire/input';
import { signedIn } from '../../wire/signed-in';
import { vendorMaintenance, WireError } from '../../wire/wire-error';
import { addTrialMember } from '../sign-in/trial';
import { wordsIn } from '../words-in';

export const launchCalls: readonly Endpoint[] = [
  endpoint(launchGame, async (call) => {
    const { store, input, now } = call;
    if ((input.text('launchMode') ?? '') === '') throw new WireError('#727');
    const game = gameOf(call);
    const { id } = signedIn(call);
    refuseMaintained(call, game);
    const openRound = await findOpenRound(store, id);
    // The stake of an open round is taken already, so its own game opens whatever the balance and the limits are.
    if (openRound === undefined) await refuseWithoutStake(call, game);
    else if (openRound.nodeId !== game.nodeId) throw unfinished(openRound.nodeId);
    await markRecent(store, id, game.nodeId, now);
    await markPlay(store, { memberId: id, now });
    return { content: { game_url: await addressFor(call, game, id) } };
  }),
  endpoint(gameTrialLaunch, async (call) => {
    const { store, merchant, now, random } = call;
    const game = gameOf(call);
    refuseMaintained(call, game);
    const member = await write(store, (statements) => addTrialMember(statements, merchant.code, now, random));
    return { content: { game_url: await addressFor(call, game, member.id) } };
  }),
];

function refuseMaintained({ scenario, now }: Call, { vassalage }: Game): void {
  if (scenario.vendorMaintenance?.includes(vassalage)) throw vendorMaintenance(now);
}

/** Refuses a player who may not stake even one minor unit, or has less than the smallest stake. */
async function refuseWithoutStake(call: Call, { vassalage }: Game): Promise<void> {
  const { store, now } = call;
  const member = signedIn(call);
  await refuseStake(store, member.id, 1, now);
  const balance = await balanceOf(store, member.id, walletFor(member, vassalage));
  if (balance < stakeLimits.minimum) throw new WireError('balance.not.enough');
}

/** The refusal of another game while a round is open. It names the game of that round. */
function unfinished(nodeId: number): WireError {
  const game = findGame(nodeId);
  return new WireError('#734', { content: { data: { nodeId, gameId: game?.gameId, vendor: game?.vassalage } } });
}

async function addressFor(call: Call, game: Game, memberId: number): Promise<string> {
  const { store, token, now } = call;
  const ticket = await issueTicket(store, { memberId, nodeId: game.nodeId, session: token ?? null, now });
  return gameAddress(isLobby(call) ? 'lobby' : kindOf(game), ticket, wordsIn(call));
}

function isLobby({ input }: Call): boolean {
  return input.text('launchMode') === 'LOTT' && input.text('lottoView') === 'lobby';
}

/** The game that a request names by node id, or by vendor and game id; else the first game of the vendor. */
function gameOf({ input }: Call): Game {
  if (input.text('launchMode') === 'LOTT') return lotteryOf(input);
  const vendor = input.text('vendor') ?? input.text('vassalage') ?? '';
  const game =
    findGameBy(input.wholeNumber('nodeId', 0), vendor, input.text('gameId') ?? '') ?? findGameBy(0, vendor, '');
  if (!game) throw new WireError('no.data');
  return game;
}

/** The lottery of a code or node, else the lobby: the first lottery of the vendor or prize mode. */
function lotteryOf(input: Input): Game {
  const code = input.text('lottoGameCode') ?? '';
  const modeLotteries = lotteriesOf(input.text('lottoPrizeMode') ?? 'LOTT') ?? [];
  const vendor = input.text('vendor') ?? input.text('vassalage') ?? '';
  const lobbyGame =
    findGame(input.wholeNumber('nodeId', 0)) ?? modeLotteries.find(({ game }) => game.vassalage === vendor)?.game;
  const game = code === '' ? (lobbyGame ?? modeLotteries[0]?.game) : findLotteryByCode(code)?.game;
  if (!game) throw new WireError('no.data');
  return game;
}
