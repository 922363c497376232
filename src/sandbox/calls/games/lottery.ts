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
import { hashNumberOf } from '../../hash';
import { issueDrawn, issueFrom, issueOnSale, winningNumber } from '../../lottery/issues';
import { plays, stakeUnit } from '../../lottery/plays';
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
const pastIssues = 5;
const futureIssues = 10;

/** The lottery gateway: bare answers, each lottery drawn on its schedule. */
export const lotteryCalls: readonly Endpoint[] = [
  endpoint(popularGames, (call) => mostPlayed(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryGames, (call) => lotteriesOfMode(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryMobileGames, (call) => lotteriesOfMode(call).map((lottery) => wireLottery(lottery, call))),
  endpoint(lotteryMenus, menusOfMode),
  endpoint(recentLottery, recentLotteries),
  endpoint(openedNumbers, ({ now }) => Object.fromEntries(lotteries.map((lottery) => openedRow(lottery, now)))),
  endpoint(draws, (call) => lotteries.map((lottery) => wireSale(lottery, call))),
  endpoint(draw, (call) => {
    const lottery = findLotteryByCode(call.input.requiredText('code'));
    if (!lottery) throw new WireError('no.data');
    return wireSale(lottery, call);
  }),
  endpoint(nearIssues, listNearIssues),
  endpoint(playMenu, (call) => {
    const { game, digits } = lotteryOf(call);
    return {
      gameId: game.nodeId,
      digits,
      unit: toWire(stakeUnit),
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
  input.requiredText('gameId');
  const lottery = findLottery(input.wholeNumber('gameId', 0));
  if (!lottery) throw new WireError('no.data');
  return lottery;
}

function lotteriesOfMode({ input }: Call): readonly Lottery[] {
  const modeLotteries = lotteriesOf(input.requiredText('prizeMode'));
  if (!modeLotteries) throw new WireError('request_param_err');
  return modeLotteries;
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
  const count = Math.min(Math.max(input.wholeNumber('count', popularCount), 1), lotteries.length);
  const popularity = ({ game }: Lottery) => hashNumberOf(`popular ${game.gameId}`);
  return [...lotteries].sort((a, b) => popularity(a) - popularity(b)).slice(0, count);
}

function menusOfMode(call: Call): unknown {
  const modeLotteries = lotteriesOfMode(call);
  const groups = [...new Set(modeLotteries.map(({ game }) => game.vassalage))];
  return Object.fromEntries(
    groups.map((group) => [
      group,
      {
        gameGroupCode: group,
        gameGroupName: groupName(group, wordsIn(call)),
        gameMenus: modeLotteries
          .filter(({ game }) => game.vassalage === group)
          .map((lottery) => wireLottery(lottery, call)),
      },
    ]),
  );
}

async function recentLotteries(call: Call): Promise<unknown> {
  const rows = await findRows(call.store, 'recents', { memberId: signedIn(call).id }, sql`order by at desc, node_id`);
  const modeLotteries = lotteriesOfMode(call);
  return rows
    .flatMap((row) => modeLotteries.find(({ game }) => game.nodeId === row.nodeId) ?? [])
    .map((lottery) => wireLottery(lottery, call));
}

function openedRow(lottery: Lottery, now: number) {
  const { numero, openTime } = issueDrawn(lottery, now);
  const { nodeId, gameId } = lottery.game;
  const row = { gameId: nodeId, gameCode: gameId, numero, winningNumber: winningNumber(lottery, numero), openTime };
  return [String(nodeId), row] as const;
}

function wireSale(lottery: Lottery, call: Call) {
  const lastIssue = issueDrawn(lottery, call.now);
  const { gameId, gameCode, gameName } = wireLottery(lottery, call);
  return {
    gameId,
    gameCode,
    gameName,
    ...issueOnSale(lottery, call.now),
    serverTime: call.now,
    lastNumero: lastIssue.numero,
    lastWinningNumber: winningNumber(lottery, lastIssue.numero),
  };
}

function listNearIssues(call: Call): unknown {
  const lottery = lotteryOf(call);
  const lastIssue = issueDrawn(lottery, call.now);
  return Array.from({ length: pastIssues + futureIssues }, (_, index) => {
    const { numero, openTime } = issueFrom(lottery, lastIssue, index - pastIssues + 1);
    const { nodeId, gameId } = lottery.game;
    const winning = openTime <= call.now ? winningNumber(lottery, numero) : null;
    return { gameId: nodeId, gameCode: gameId, numero, openTime, winningNumber: winning };
  });
}
