// Generated from schemas/ by `npm run generate`. Do not edit.
import type { AnswerCheck } from '../check-answer';
import type { CallFacts } from '../request-of';
import type { Wire } from './wire';

export type CallName = keyof Wire;

/** Facts of a call by its name: verb, path, module, session need. */
export type CallTable = { readonly [call: string]: Omit<CallFacts, 'name'> | undefined };

/** The calls of a first screen; the others are in `later-calls.ts`, which no first screen loads. */
export const firstCalls: CallTable = {
  announcements: {"method":"GET","path":"/wps/relay/MCSFE_getListAnnouncements","module":"COMM3","session":"optional","style":"envelope","body":"none"},
  balance: {"method":"GET","path":"/wps/v2/wallets/balance","module":"COMM3","session":"required","style":"envelope","body":"none"},
  contractCheck: {"method":"GET","path":"/wps/member/info/funds/consolidated","module":"COMM3","session":"required","style":"envelope","body":"none"},
  favouriteIds: {"method":"GET","path":"/wps/relay/MCSFE_getFavoriteGames","module":"GAMELOFAV3","session":"required","style":"envelope","body":"none"},
  gameList: {"method":"GET","path":"/wps/relay/GCSGAME_gameList","module":"GAMELO3","session":"optional","style":"envelope","body":"none"},
  hotGames: {"method":"GET","path":"/wps/relay/GCSGAME_hotGamesV2","module":"GAMELOHOT3","session":"none","style":"envelope","body":"none"},
  hotMatches: {"method":"GET","path":"/wps/relay/GCSGAME_getGameMatchV2","module":"COMM3","session":"none","style":"envelope","body":"none"},
  memberInfo: {"method":"GET","path":"/wps/member/info","module":"COMM3","session":"required","style":"envelope","body":"none"},
  merchantWallet: {"method":"GET","path":"/wps/relay/GCS_merchantWallet","module":"COMM3","session":"required","style":"envelope","body":"none"},
  status: {"method":"GET","path":"/wps/system/status","module":"COMM3","session":"none","style":"envelope","body":"none"},
  unreadCount: {"method":"GET","path":"/wps/relay/CSP_unreadCount","module":"INBOX3","session":"required","style":"envelope","body":"none"},
  vassGameTypes: {"method":"GET","path":"/wps/relay/GCSGAME_getVassGameType","module":"GAMELO3","session":"optional","style":"envelope","body":"none"},
  vendors: {"method":"GET","path":"/wps/relay/GCSGAME_newGameVendor","module":"COMM3","session":"none","style":"envelope","body":"none"},
  winners: {"method":"GET","path":"/wps/relay/ODSFE2_getWinnerBoard","module":"COMM3","session":"none","style":"envelope","body":"none"},
};

const publicCalls: readonly string[] = ["announcements","gameList","hotGames","hotMatches","status","vassGameTypes","vendors","winners"];

/** How a call's answer is checked; undefined where the contract says nothing of it. */
export async function loadCheck(call: string): Promise<AnswerCheck | undefined> {
  const { answers } = publicCalls.includes(call) ? await import('./answers-public') : await import('./answers');
  return answers[call];
}
