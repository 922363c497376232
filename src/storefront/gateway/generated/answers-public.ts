// Generated from schemas/ by `npm run generate`. Do not edit.
import { validate as announcements } from './announcements.js';
import { validate as gameList } from './gameList.js';
import { validate as hotGames } from './hotGames.js';
import { validate as hotMatches } from './hotMatches.js';
import { validate as status } from './status.js';
import { validate as vassGameTypes } from './vassGameTypes.js';
import { validate as vendors } from './vendors.js';
import { validate as winners } from './winners.js';

export const validators: { readonly [call: string]: (value: unknown) => boolean } = {
  announcements,
  gameList,
  hotGames,
  hotMatches,
  status,
  vassGameTypes,
  vendors,
  winners,
};
