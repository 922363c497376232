import gameList from '@schemas/wire/gameList.schema.json';
import hotGames from '@schemas/wire/hotGames.schema.json';
import hotMatches from '@schemas/wire/hotMatches.schema.json';
import rooms from '@schemas/wire/rooms.schema.json';
import winners from '@schemas/wire/winners.schema.json';
import { hashNumberOf } from '../../hash';
import { slotKindOf } from '../../seed/game-classes';
import { findGame, type Game, games, gameTitle, isTitled, wireGame } from '../../seed/games';
import { matchesFor } from '../../seed/matches';
import { hasGame } from '../../seed/offers';
import { findVendor } from '../../seed/vendors';
import { toWire } from '../../store/money';
import { findRows, sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { WireError } from '../../wire/wire-error';
import { pageOf } from '../paging';
import { wordsIn } from '../words-in';

export const gamePageSize = 26;
const hotCount = 24;

export const gameCalls: readonly Endpoint[] = [
  endpoint(gameList, listGames),
  endpoint(hotGames, (call) => ({ list: hotList(call).map((game) => wireGame(game, wordsIn(call))) })),
  endpoint(winners, latestWinners),
  endpoint(hotMatches, (call) => matchesFor(call.now, wordsIn(call))),
  endpoint(rooms, roomsOf),
];

/** Whether a game is of a category. Every game is, where the category is empty, `ALL` or `RECENT`. */
export function isOfType(game: Game | undefined, gameType: string | undefined): boolean {
  const category = gameType ?? '';
  return (
    game !== undefined && (category === '' || category === 'ALL' || category === 'RECENT' || game.gameType === category)
  );
}

/** Tables of a vendor: one a game, with the players of this hour. */
function roomsOf(call: Call): unknown {
  const vendor = findVendor(call.input.requiredText('vassalage'));
  if (!vendor) throw new WireError('no.data');
  const hour = Math.floor(call.now / 3_600_000);
  return games
    .filter(({ vassalage }) => vassalage === vendor.code)
    .map((game, index) => ({
      roomName: gameTitle(game, wordsIn(call)),
      roomNodeId: game.nodeId,
      gameId: game.gameId,
      nowPlayerNum: hashNumberOf(`room ${game.nodeId} ${hour}`) % 180,
      minMoney: [1, 10, 100][index % 3],
      maxWager: [5000, 50_000, 500_000][index % 3],
    }));
}

function listGames(call: Call): unknown {
  const { input } = call;
  const vassalage = input.text('vassalage') ?? '';
  const name = (input.text('gameName') ?? '').trim().toLowerCase();
  const kind = (input.text('gameClassify') ?? '').toUpperCase();
  const minBet = (input.text('minBet') ?? '').trim();
  const matching = games.filter(
    (game) =>
      isOfType(game, input.text('gameType')) &&
      (vassalage === '' || vassalage === 'ALL' || game.vassalage === vassalage) &&
      (name === '' || isTitled(game, name)) &&
      ((kind !== 'NEW' && input.text('isNew') !== '1') || game.isNew) &&
      (kind !== 'HOT' || game.isHot) &&
      (['', 'ALL', 'NEW', 'HOT', 'FAV'].includes(kind) || slotKindOf(game.gameType, game.nodeId) === kind) &&
      (minBet === '' || Number(minBet) === Number(game.minBet)),
  );
  const { slice, page, total, totalPages } = pageOf(
    matching,
    input.wholeNumber('pageNo', 1),
    input.wholeNumber('pageSize', gamePageSize),
  );
  return { games: slice.map((game) => wireGame(game, wordsIn(call))), pageNum: page, totalPages, totalCount: total };
}

/** In-house games come first. */
function hotList({ input, merchant }: Call): readonly Game[] {
  const offeredGames = games.filter((game) => hasGame(merchant, game));
  const hot = offeredGames.filter((game) => game.isHot && isOfType(game, input.text('gameType')));
  return [...hot].sort((a, b) => Number(b.motif === 'INHOUSE') - Number(a.motif === 'INHOUSE')).slice(0, hotCount);
}

async function latestWinners(call: Call): Promise<unknown> {
  const limit = Math.min(call.input.wholeNumber('limitNum', 20), 100);
  const rows = await findRows(
    call.store,
    'wins',
    { merchant: call.merchant.code },
    sql`order by at desc, id desc limit ${limit}`,
  );
  const list = rows.flatMap((row) => {
    const game = findGame(row.nodeId);
    if (!game || !hasGame(call.merchant, game)) return [];
    const { iconUrl } = wireGame(game, wordsIn(call));
    const vo = {
      iconUrl,
      gameName: gameTitle(game, wordsIn(call)),
      customerName: row.name,
      winAmount: toWire(row.minor),
      nodeId: game.nodeId,
      gameId: game.gameId,
      vendor: game.vassalage,
    };
    return [{ vo, gameType: game.gameType }];
  });
  return { list };
}
