// Generated from schemas/ by `npm run generate`. Do not edit.
import type { AnswerCheck } from '../check-answer';
import { answer as announcements } from './announcements.js';
import { answer as gameList } from './gameList.js';
import { answer as hotGames } from './hotGames.js';
import { answer as hotMatches } from './hotMatches.js';
import { answer as status } from './status.js';
import { answer as vassGameTypes } from './vassGameTypes.js';
import { answer as vendors } from './vendors.js';
import { answer as winners } from './winners.js';

export const answers: { readonly [call: string]: AnswerCheck } = {
  announcements,
  gameList,
  hotGames,
  hotMatches,
  status,
  vassGameTypes,
  vendors,
  winners,
};
