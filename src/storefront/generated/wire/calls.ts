// Generated from schemas/ by `npm run generate`. Do not edit.
import type { AnswerCheck, CallDeclaration } from '@/storefront/contract/call';
import type { Wire } from './wire';

/** A call that a table names. The contract has others that nobody makes. */
export type CallName = Exclude<keyof Wire, 'allVassalage' | 'availablePromotions' | 'checkUsername' | 'defaultAgent' | 'domainRoute' | 'draw' | 'jackpot' | 'location' | 'lotteryGames' | 'lotteryMobileGames' | 'lotteryOrdersToday' | 'mobileNotice' | 'openedNumbers' | 'placeBets' | 'playerAvatar' | 'popularGames' | 'rooms' | 'serviceScript' | 'templates' | 'touch' | 'updateMember' | 'vassGameTypes'>;

/** Facts of a call by its name: verb, path, module, session need, and the file of its answer validator. */
export type CallTable = { readonly [call: string]: Omit<CallDeclaration, 'name'> | undefined };

/** The calls of a first screen; the others are in `later-calls.ts`, which no first screen loads. */
export const firstCalls: CallTable = {
  announcements: {"method":"GET","path":"/wps/relay/MCSFE_getListAnnouncements","module":"COMM3","session":"optional","style":"envelope","body":"none","answers":"public"},
  balance: {"method":"GET","path":"/wps/v2/wallets/balance","module":"COMM3","session":"required","style":"envelope","body":"none","answers":"member"},
  contractCheck: {"method":"GET","path":"/wps/member/info/funds/consolidated","module":"COMM3","session":"required","style":"envelope","body":"none","answers":"member"},
  favouriteIds: {"method":"GET","path":"/wps/relay/MCSFE_getFavoriteGames","module":"GAMELOFAV3","session":"required","style":"envelope","body":"none","answers":"member"},
  gameList: {"method":"GET","path":"/wps/relay/GCSGAME_gameList","module":"GAMELO3","session":"optional","style":"envelope","body":"none","answers":"public"},
  hotGames: {"method":"GET","path":"/wps/relay/GCSGAME_hotGamesV2","module":"GAMELOHOT3","session":"none","style":"envelope","body":"none","answers":"public"},
  hotMatches: {"method":"GET","path":"/wps/relay/GCSGAME_getGameMatchV2","module":"COMM3","session":"none","style":"envelope","body":"none","answers":"public"},
  memberInfo: {"method":"GET","path":"/wps/member/info","module":"COMM3","session":"required","style":"envelope","body":"none","answers":"sign-in"},
  merchantWallet: {"method":"GET","path":"/wps/relay/GCS_merchantWallet","module":"COMM3","session":"required","style":"envelope","body":"none","answers":"member"},
  settings: {"method":"GET","path":"/wps/system/settings/consolidated","module":"COMM3","session":"none","style":"envelope","body":"none","answers":"public"},
  status: {"method":"GET","path":"/wps/system/status","module":"COMM3","session":"none","style":"envelope","body":"none","answers":"public"},
  unreadCount: {"method":"GET","path":"/wps/relay/CSP_unreadCount","module":"INBOX3","session":"required","style":"envelope","body":"none","answers":"member"},
  vendors: {"method":"GET","path":"/wps/relay/GCSGAME_newGameVendor","module":"COMM3","session":"none","style":"envelope","body":"none","answers":"public"},
  winners: {"method":"GET","path":"/wps/relay/ODSFE2_getWinnerBoard","module":"COMM3","session":"none","style":"envelope","body":"none","answers":"public"},
};

export type AnswerTable = { readonly [call: string]: AnswerCheck | undefined };

const files: { readonly [answers: string]: (() => Promise<{ readonly answers: AnswerTable }>) | undefined } = {
  'member': () => import('./answers-member.js'),
  'money': () => import('./answers-money.js'),
  'sign-in': () => import('./answers-sign-in.js'),
  'agents': () => import('./answers-agents.js'),
  'public': () => import('./answers-public.js'),
  'lottery': () => import('./answers-lottery.js'),
  'offers': () => import('./answers-offers.js'),
  'records': () => import('./answers-records.js'),
  'contracts': () => import('./answers-contracts.js'),
  'server': () => import('./answers-server.js'),
  'inbox': () => import('./answers-inbox.js'),
};

/** How a call's answer is checked; undefined where the contract says nothing of it. */
export async function loadCheck({ name, answers }: Pick<CallDeclaration, 'name' | 'answers'>): Promise<AnswerCheck | undefined> {
  return (await files[answers]?.())?.answers[name];
}
