import addFavourite from '@schemas/wire/addFavourite.schema.json';
import addRecent from '@schemas/wire/addRecent.schema.json';
import favouriteIds from '@schemas/wire/favouriteIds.schema.json';
import favouriteList from '@schemas/wire/favouriteList.schema.json';
import recentList from '@schemas/wire/recentList.schema.json';
import removeFavourite from '@schemas/wire/removeFavourite.schema.json';
import { markRecent } from '../../rounds/recents';
import { findGame, type Game, wireGame } from '../../seed/games';
import { findRows, sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { pageOf } from '../paging';
import { wordsIn } from '../words-in';
import { gamePageSize, isOfType } from './games';

const recentPageSize = 25;

export const favouriteCalls: readonly Endpoint[] = [
  endpoint(favouriteIds, async (call) => (await gamesIn(call, 'favourites')).map(({ nodeId }) => String(nodeId))),
  endpoint(favouriteList, async (call) => {
    const matching = (await gamesIn(call, 'favourites')).filter((game) => isOfType(game, call.input.text('gameType')));
    const { slice, page, totalPages } = pageOf(
      matching,
      call.input.wholeNumber('pageNo', 1),
      call.input.wholeNumber('pageSize', gamePageSize),
    );
    return { content: slice.map((game) => wireGame(game, wordsIn(call))), pageNum: page, totalPages };
  }),
  endpoint(addFavourite, async (call) => {
    const { nodeId } = gameOf(call);
    const favourite = { memberId: signedIn(call).id, nodeId, at: call.now };
    await call.store.insertInto('favourites').orIgnore().values(favourite).execute();
    return null;
  }),
  endpoint(removeFavourite, async (call) => {
    await sql`delete from favourites
      where member_id = ${signedIn(call).id} and node_id = ${gameOf(call).nodeId}`.execute(call.store);
    return null;
  }),
  endpoint(recentList, async (call) => {
    const matching = (await gamesIn(call, 'recents')).filter((game) => isOfType(game, call.input.text('gameType')));
    const { slice, totalPages } = pageOf(
      matching,
      call.input.wholeNumber('page', 1),
      call.input.wholeNumber('pageSize', recentPageSize),
    );
    return { list: slice.map((game) => wireGame(game, wordsIn(call))), totalPages };
  }),
  endpoint(addRecent, async (call) => {
    await markRecent(call.store, signedIn(call).id, gameOf(call).nodeId, call.now);
    return null;
  }),
];

async function gamesIn(call: Call, table: 'favourites' | 'recents'): Promise<readonly Game[]> {
  const rows = await findRows(call.store, table, { memberId: signedIn(call).id }, sql`order by at desc, node_id`);
  return rows.flatMap((row) => findGame(row.nodeId) ?? []);
}

function gameOf({ input }: Call): Game {
  input.requiredText('nodeId');
  const game = findGame(input.wholeNumber('nodeId', 0));
  if (!game) throw new WireError('no.data');
  return game;
}
