import type { CallRequest, CallValue, Gateway } from '../../gateway';
import type { PrizeMode } from './lottery';

export type GameToLaunch = {
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
  readonly gameCategory: string;
};

/** What a launch opens: a vendor's game, its free version, or the lottery (the lobby if no game is named). */
export type LaunchPlan =
  | { readonly kind: 'game' | 'trial' }
  | { readonly kind: 'lottery'; readonly prizeMode: PrizeMode; readonly code: string };

/**
 * Address of a game for this visitor. Send it once for each tap. `backUrl` is absolute. Undefined if the answer has no
 * address.
 */
export async function launchGame(
  gateway: Gateway,
  game: GameToLaunch,
  plan: LaunchPlan,
  backUrl: string,
): Promise<string | undefined> {
  const request = { ...requestOf(gateway, game, backUrl), ...modeOf(plan) };
  const value = await gateway.call(plan.kind === 'trial' ? 'gameTrialLaunch' : 'launchGame', request);
  return addressIn(value);
}

/** Puts a game first among the recently played. */
export async function addRecent(gateway: Gateway, { nodeId, vendor, gameCategory }: GameToLaunch): Promise<void> {
  await gateway.call('addRecent', { nodeId, vassalage: vendor, gameType: gameCategory });
}

function requestOf(gateway: Gateway, { vendor, gameId, nodeId, gameCategory }: GameToLaunch, backUrl: string) {
  return {
    gameCategory,
    vendor,
    vassalage: vendor,
    gameId,
    nodeId,
    gameType: gameCategory,
    showChoice: false,
    platform: 'html5',
    clientType: 2,
    confirmTrans: 0,
    language: gateway.scope.language.toUpperCase(),
    username: gateway.scope.userName,
    backUrl,
  };
}

type Mode = Pick<CallRequest<'launchGame'>, 'launchMode'> & Partial<CallRequest<'launchGame'>>;

function modeOf(plan: LaunchPlan): Mode {
  if (plan.kind !== 'lottery') return { launchMode: 'GLS', accountType: plan.kind === 'trial' ? 0 : 1 };
  const { code, prizeMode } = plan;
  return {
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: prizeMode,
    lottoView: code === '' ? 'lobby' : 'betting',
    device: 'MOBILE',
    ...(code !== '' && { lottoGameCode: code }),
  };
}

function addressIn(value: CallValue<'launchGame' | 'gameTrialLaunch'>): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  const addressHolders = [value.content, value];
  const urls = [
    value.content?.game_url,
    ...addressHolders.flatMap((holder) => [holder?.gameUrl, holder?.url, holder?.link]),
  ];
  return urls.find((url) => typeof url === 'string' && url !== '') ?? undefined;
}
