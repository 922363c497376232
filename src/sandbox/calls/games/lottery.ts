import draw from '@schemas/wire/draw.schema.json';
import draws from '@schemas/wire/draws.schema.json';
import lotteryGames from '@schemas/wire/lotteryGames.schema.json';
import lotteryMenus from '@schemas/wire/lotteryMenus.schema.json';
import lotteryMobileGames from '@schemas/wire/lotteryMobileGames.schema.json';
import nearIssues from '@schemas/wire/nearIssues.schema.json';
import openedNumbers from '@schemas/wire/openedNumbers.schema.json';
import playMenu from '@schemas/wire/playMenu.schema.json';
import popularGames from '@schemas/wire/popularGames.schema.json';
import recentLottery from '@schemas/wire/recentLottery.schema.json';
import { hashOf } from '../../hash';
import { issueDrawn, issueFrom, issueOnSale, winningNumber } from '../../lottery/issues';
import { plays, unit } from '../../lottery/plays';
import { artPath } from '../../seed/art-path';
import { gameTitle } from '../../seed/games';
import { findLottery, findLotteryByCode, groupName, type Lottery, lotteries, lotteriesOf } from '../../seed/lotteries';
import { inLanguage } from '../../seed/words/words-of';
import { toWire } from '../../store/money';
import { findRows, sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { wordsIn } from '../words-in';

const popularCount = 8;
const nearPast = 5;
const nearFuture = 10;

/** The lottery gateway: bare answers, each lottery drawn on its schedule. */
export const lotteryCalls: readonly Endpoint[] = [
  endpoint(popularGames, (call) => mostPlayed(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryGames, (call) => ofMode(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryMobileGames, (call) => ofMode(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryMenus, menus),
  endpoint(recentLottery, playedLately),
  endpoint(openedNumbers, ({ now }) => Object.fromEntries(lotteries.map((lottery) => openedRow(lottery, now)))),
  endpoint(draws, (call) => lotteries.map((lottery) => onSale(lottery, call))),
  endpoint(draw, (call) => {
    const lottery = findLotteryByCode(call.input.needed('code'));
    if (!lottery) throw new WireError('no.data');
    return onSale(lottery, call);
  }),
  endpoint(nearIssues, near),
  endpoint(playMenu, (call) => {
    const { game, digits } = lotteryOf(call);
    return {
      gameId: game.nodeId,
      digits,
      unit: toWire(unit),
      plays: plays.map(({ name, hint, odds, ...play }) => ({
        ...play,
        name: inLanguage(name, wordsIn(call)),
        hint: inLanguage(hint, wordsIn(call)),
        odds: odds / 100,
      })),
    };
  }),
];

/** The lottery that a call names by `gameId`, which is its node id. */
export function lotteryOf({ input }: Call): Lottery {
  input.needed('gameId');
  const lottery = findLottery(input.whole('gameId', 0));
  if (!lottery) throw new WireError('no.data');
  return lottery;
}

function ofMode({ input }: Call): readonly Lottery[] {
  const found = lotteriesOf(input.needed('prizeMode'));
  if (!found) throw new WireError('request_param_err');
  return found;
}

function wireLottery({ game }: Lottery, call: Call) {
  const language = wordsIn(call);
  return {
    gameId: game.nodeId,
    gameCode: game.gameId,
    gameGroupCode: game.vassalage,
    gameName: gameTitle(game, language),
    iconUrl: artPath('games', String(game.nodeId), language),
  };
}

function mostPlayed({ input }: Call): readonly Lottery[] {
  const count = Math.min(Math.max(input.whole('count', popularCount), 1), lotteries.length);
  const liking = ({ game }: Lottery) => hashOf(`popular ${game.gameId}`);
  return [...lotteries].sort((a, b) => liking(a) - liking(b)).slice(0, count);
}

function menus(call: Call): unknown {
  const found = ofMode(call);
  const groups = [...new Set(found.map(({ game }) => game.vassalage))];
  return Object.fromEntries(
    groups.map((group) => [
      group,
      {
        gameGroupCode: group,
        gameGroupName: groupName(group, wordsIn(call)),
        gameMenus: found.filter(({ game }) => game.vassalage === group).map((lottery) => wireLottery(lottery, call)),
      },
    ]),
  );
}

async function playedLately(call: Call): Promise<unknown> {
  const rows = await findRows(call.store, 'recents', { memberId: signedIn(call).id }, sql`order by at desc, node_id`);
  const mode = ofMode(call);
  return rows
    .flatMap((row) => mode.find(({ game }) => game.nodeId === row.nodeId) ?? [])
    .map((lottery) => wireLottery(lottery, call));
}

function openedRow(lottery: Lottery, now: number) {
  const { numero, openTime } = issueDrawn(lottery, now);
  const { nodeId, gameId } = lottery.game;
  const row = { gameId: nodeId, gameCode: gameId, numero, winningNumber: winningNumber(lottery, numero), openTime };
  return [String(nodeId), row] as const;
}

function onSale(lottery: Lottery, call: Call) {
  const last = issueDrawn(lottery, call.now);
  const { gameId, gameCode, gameName } = wireLottery(lottery, call);
  return {
    gameId,
    gameCode,
    gameName,
    ...issueOnSale(lottery, call.now),
    serverTime: call.now,
    lastNumero: last.numero,
    lastWinningNumber: winningNumber(lottery, last.numero),
  };
}

function near(call: Call): unknown {
  const lottery = lotteryOf(call);
  const last = issueDrawn(lottery, call.now);
  return Array.from({ length: nearPast + nearFuture }, (_, index) => {
    const { numero, openTime } = issueFrom(lottery, last, index - nearPast + 1);
    const { nodeId, gameId } = lottery.game;
    const drawn = openTime <= call.now ? winningNumber(lottery, numero) : null;
    return { gameId: nodeId, gameCode: gameId, numero, openTime, winningNumber: drawn };
  });
}
