import { Hono } from 'hono';
import { affiliateCalls } from '../calls/affiliates';
import { contentCalls } from '../calls/content';
import { contractCalls } from '../calls/contracts';
import { depositCalls } from '../calls/deposit';
import { deviceCalls } from '../calls/devices';
import { dividendCalls } from '../calls/dividend';
import { favouriteCalls } from '../calls/favourites';
import { feedbackCalls } from '../calls/feedback';
import { gameCalls } from '../calls/games';
import { inboxCalls } from '../calls/inbox';
import { launchCalls } from '../calls/launch';
import { lotteryCalls } from '../calls/lottery';
import { lotteryOrderCalls } from '../calls/lottery-orders';
import { memberCalls } from '../calls/member';
import { missionCalls } from '../calls/missions';
import { openAccountCalls } from '../calls/open-account';
import { passwordCalls } from '../calls/password';
import { profileCalls } from '../calls/profile';
import { promotionCalls } from '../calls/promotions';
import { rebateCalls } from '../calls/rebate';
import { recordCalls } from '../calls/records';
import { redRainCalls } from '../calls/red-rain';
import { referralCalls } from '../calls/referral';
import { registrationCalls } from '../calls/registration';
import { resultCalls } from '../calls/results';
import { rewardCalls } from '../calls/rewards';
import { saferPlayCalls } from '../calls/safer-play';
import { securityCalls } from '../calls/security';
import { serviceCalls } from '../calls/service';
import { sessionCalls } from '../calls/session';
import { smsCalls } from '../calls/sms';
import { socialCalls } from '../calls/social';
import { standingCalls } from '../calls/standing';
import { systemCalls } from '../calls/system';
import { teamCalls } from '../calls/team';
import { teamBetCalls } from '../calls/team-bets';
import { teamRecordCalls } from '../calls/team-records';
import { teamResultCalls } from '../calls/team-results';
import { transferCalls } from '../calls/transfer';
import { trialCalls } from '../calls/trial';
import { olderVendorCalls, vendorCalls } from '../calls/vendors';
import { walletCalls } from '../calls/wallet';
import { withdrawCalls } from '../calls/withdraw';
import type { Environment } from '../environment';
import type { Endpoint } from './endpoint';
import { refusal, serveCall } from './serve-call';
import { WireError } from './wire-error';

/** Every call of the account gateway. */
export const endpoints: readonly Endpoint[] = [
  ...systemCalls,
  ...sessionCalls,
  ...trialCalls,
  ...registrationCalls,
  ...socialCalls,
  ...affiliateCalls,
  ...openAccountCalls,
  ...redRainCalls,
  ...smsCalls,
  ...passwordCalls,
  ...profileCalls,
  ...memberCalls,
  ...inboxCalls,
  ...standingCalls,
  ...contractCalls,
  ...referralCalls,
  ...rewardCalls,
  ...missionCalls,
  ...saferPlayCalls,
  ...walletCalls,
  ...depositCalls,
  ...deviceCalls,
  ...withdrawCalls,
  ...vendorCalls,
  ...gameCalls,
  ...favouriteCalls,
  ...launchCalls,
  ...contentCalls,
  ...serviceCalls,
  ...promotionCalls,
  ...feedbackCalls,
  ...recordCalls,
  ...resultCalls,
  ...teamCalls,
  ...teamResultCalls,
  ...teamRecordCalls,
  ...teamBetCalls,
  ...dividendCalls,
  ...rebateCalls,
  ...transferCalls,
  ...securityCalls,
  ...lotteryCalls,
  ...lotteryOrderCalls,
];

/** Other addresses of the same calls, older or newer: relay codes stand in a merchant's config, so all of them answer. */
const twins: Readonly<Record<string, string>> = {
  '/wps/v2/system/status': 'status',
  '/wps/session/login/unsecure': 'login',
  '/wps/v2/member/password': 'changePassword',
  '/lgw/vn/games/game_menu': 'lotteryMenus',
  '/lgw/vn/games/game_menu/recent': 'recentLottery',
  '/lgw/vn/numeros/opened/game': 'openedNumbers',
  '/lotto/lgw/games/opened/numero': 'openedNumbers',
  '/wps/relay/CCSFE_getListAnnouncements': 'announcements',
  '/wps/relay/GCSGAME_getRankList': 'winners',
  '/wps/relay/EMFE_getInboxUnreadCount': 'unreadCount',
  '/wps/relay/EMFE_getInbox': 'inbox',
  '/wps/message/unreadCount': 'unreadCount',
  '/wps/message/inbox': 'inbox',
  '/wps/relay/ODSFE2_MemTransDet': 'accountRecord',
};

/** The account gateway (`/wps`, in its envelope) and the lottery gateway (`/lgw`, bare). */
export function serveGateway(environment: Environment): (request: Request) => Promise<Response> {
  const app = new Hono();
  const languageOf = (request: Request) => (request.headers.get('language') ?? 'EN').toUpperCase();
  const open = (path: string, endpoint: Endpoint) => {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, pattern, (context) =>
      serveCall(environment, endpoint, context.req.raw, context.req.param()),
    );
  };
  for (const endpoint of [...endpoints, ...olderVendorCalls]) open(endpoint.path, endpoint);
  for (const [path, name] of Object.entries(twins)) {
    const endpoint = endpoints.find((candidate) => candidate.name === name);
    if (endpoint) open(path, endpoint);
  }
  const known = new Set([...endpoints.map(({ path }) => path), ...Object.keys(twins)]);
  app.all('*', (context) => {
    const code = known.has(context.req.path) ? 'http_method_not_support' : 'function.not.available';
    return refusal(environment, new WireError(code), languageOf(context.req.raw));
  });
  return async (request) => app.fetch(request);
}
