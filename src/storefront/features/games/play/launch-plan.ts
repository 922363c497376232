import type { LaunchPlan } from '@/storefront/platform/gateway/queries/games/launch';
import type { PrizeMode } from '@/storefront/platform/gateway/queries/games/lottery';
import { type PrizeLane, prizeModeOf } from '@/storefront/platform/gateway/queries/games/prize-mode';
import { isLobbyVendor, isLotteryVendor } from '../vendors/lottery-vendor';

const prizeModes: readonly PrizeMode[] = ['LOTT', 'ELOTT', 'ZY', 'SEA'];

export type LaunchAsk = {
  readonly vendor: string;
  readonly gameCategory: string;
  readonly code: string;
  /** `Tradition` or `Entertainment`, for lotteries only. */
  readonly playType?: string | undefined;
  /** As in the address, in any case. */
  readonly prizeMode: string | undefined;
  readonly isTrial: boolean;
};

/** Whether a lottery opens. Its prize mode must be known first. */
export function isLottery({ vendor, gameCategory, code, playType = '' }: LaunchAsk): boolean {
  return code !== '' || playType !== '' || isLotteryVendor(vendor, gameCategory);
}

export function launchPlanOf(ask: LaunchAsk, lanes: readonly PrizeLane[]): LaunchPlan {
  if (!isLottery(ask)) return { kind: ask.isTrial ? 'trial' : 'game' };
  const asked = prizeModes.find((mode) => mode === ask.prizeMode?.toUpperCase());
  const code = isLobbyVendor(ask.vendor) ? '' : ask.code;
  return { kind: 'lottery', prizeMode: asked ?? prizeModeOf(lanes), code };
}
