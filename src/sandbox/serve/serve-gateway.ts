import { type Context, Hono } from 'hono';
import { contractCalls } from '../calls/agents/contracts';
import { dividendCalls } from '../calls/agents/dividend';
import { openAccountCalls } from '../calls/agents/open-account';
import { redRainCalls } from '../calls/agents/red-rain';
import { teamCalls } from '../calls/agents/team';
import { teamBetCalls } from '../calls/agents/team-bets';
import { teamRecordCalls } from '../calls/agents/team-records';
import { teamResultCalls } from '../calls/agents/team-results';
import { contentCalls } from '../calls/content/content';
import { feedbackCalls } from '../calls/content/feedback';
import { serviceCalls } from '../calls/content/service';
import { systemCalls } from '../calls/content/system';
import { favouriteCalls } from '../calls/games/favourites';
import { gameCalls } from '../calls/games/games';
import { launchCalls } from '../calls/games/launch';
import { lotteryCalls } from '../calls/games/lottery';
import { lotteryOrderCalls } from '../calls/games/lottery-orders';
import { olderVendorCalls, vendorCalls } from '../calls/games/vendors';
import { deviceCalls } from '../calls/member/devices';
import { inboxCalls } from '../calls/member/inbox';
import { memberCalls } from '../calls/member/member';
import { profileCalls } from '../calls/member/profile';
import { rebateAndNoticeCalls } from '../calls/member/rebates-and-notices';
import { saferPlayCalls } from '../calls/member/safer-play';
import { securityCalls } from '../calls/member/security';
import { depositCalls } from '../calls/money/deposit';
import { recordCalls } from '../calls/money/records';
import { resultCalls } from '../calls/money/results';
import { transferCalls } from '../calls/money/transfer';
import { walletCalls } from '../calls/money/wallet';
import { withdrawCalls } from '../calls/money/withdraw';
import { missionCalls } from '../calls/rewards/missions';
import { promotionCalls } from '../calls/rewards/promotions';
import { rebateCalls } from '../calls/rewards/rebate';
import { referralCalls } from '../calls/rewards/referral';
import { rewardCalls } from '../calls/rewards/rewards';
import { affiliateCalls } from '../calls/sign-in/affiliates';
import { passwordCalls } from '../calls/sign-in/password';
import { registrationCalls } from '../calls/sign-in/registration';
import { sessionCalls } from '../calls/sign-in/session';
import { smsCalls } from '../calls/sign-in/sms';
import { socialCalls } from '../calls/sign-in/social';
import { trialCalls } from '../calls/sign-in/trial';
import type { Environment } from '../environment';
import type { Sandbox } from '../options';
import { refusal, toResponse } from '../wire/answer';
import type { Endpoint } from '../wire/endpoint';
import type { ErrorCode } from '../wire/error-texts';
import { readQuery } from '../wire/input';
import { WireError } from '../wire/wire-error';
import { answerCall, serveCall } from './serve-call';

/** Every call of both gateways, but the older lists of vendors. */
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
  ...rebateAndNoticeCalls,
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

/** Other addresses of the same calls. A merchant's config chooses the relay code, so all of them answer. */
const aliases: Readonly<Record<string, string>> = {
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
export function serveGateway(environment: Environment): Pick<Sandbox, 'fetch' | 'ask'> {
  const app = new Hono();
  const languageOf = (request: Request) => (request.headers.get('language') ?? 'EN').toUpperCase();
  /** Calls of `ask` by path. Undefined where several calls have one path: `fetch` tells them apart by their module. */
  const endpointsOfGet = new Map<string, Endpoint | undefined>();
  const patterns = new Set<string>();
  const route = (path: string, endpoint: Endpoint) => {
    if (endpoint.method === 'GET') endpointsOfGet.set(path, endpointsOfGet.has(path) ? undefined : endpoint);
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    patterns.add(pattern);
    const sameAddress = endpoints.filter(({ method, path }) => method === endpoint.method && path === endpoint.path);
    app.on(endpoint.method, pattern, (context) => {
      // Two calls may differ by their module alone. The first one answers any other module.
      const sentModule = context.req.header('moduleid');
      return serveCall(environment, sameAddress.find(({ module }) => module === sentModule) ?? endpoint, context);
    });
  };
  for (const endpoint of [...endpoints, ...olderVendorCalls]) route(endpoint.path, endpoint);
  for (const [path, name] of Object.entries(aliases)) {
    const endpoint = endpoints.find((candidate) => candidate.name === name);
    if (endpoint) route(path, endpoint);
  }
  const refuse = (code: ErrorCode) => (context: Context) =>
    toResponse(refusal(environment, new WireError(code), languageOf(context.req.raw)));
  for (const pattern of patterns) app.all(pattern, refuse('http_method_not_support'));
  app.all('*', refuse('function.not.available'));
  return {
    fetch: async (request) => {
      const answer = await app.fetch(request);
      answer.headers.set('date', new Date(environment.now()).toUTCString());
      return answer;
    },
    ask: (path, headers) => {
      const [plainPath = path] = path.split('?', 1);
      const endpoint = endpointsOfGet.get(plainPath);
      if (endpoint === undefined) return undefined;
      const cookiesToSet: string[] = []; // Dropped, as the server keeps no cookies.
      return answerCall(
        environment,
        endpoint,
        {
          headers: { get: (name) => headers[name] ?? null, has: (name) => Object.hasOwn(headers, name) },
          params: {},
          cookies: () => ({}),
          read: () => readQuery(path),
        },
        cookiesToSet,
      );
    },
  };
}
