import type { LaunchPlan } from '@/storefront/platform/gateway/queries/games/launch';
import type { PrizeMode } from '@/storefront/platform/gateway/queries/games/lottery';
import { type PrizeLane, prizeModeOf } from '@/storefront/platform/gateway/queries/games/prize-mode';
import { isLobbyVendor, isLotteryVendor } from '../vendors/lottery-vendor';

const prizeModes: readonly PrizeMode[] = ['LOTT', 'ELOTT', 'ZY', 'SEA'];

export type LaunchParams = {
  readonly vendor: string;
  readonly gameCategory: string;
  readonly code: string;
  /** `Tradition` or `Entertainment`, for lotteries only. */
  readonly playType?: string | undefined;
  /** As in the address, in upper or lower case. */
  readonly prizeMode: string | undefined;
  readonly isTrial: boolean;
};

/** Whether a lottery opens. Its prize mode must be known first. */
export function isLottery({ vendor, gameCategory, code, playType = '' }: LaunchParams): boolean {
  return code !== '' || playType !== '' || isLotteryVendor(vendor, gameCategory);
}

export function launchPlanOf(params: LaunchParams, lanes: readonly PrizeLane[]): LaunchPlan {
  if (!isLottery(params)) return { kind: params.isTrial ? 'trial' : 'game' };
  const addressedMode = prizeModes.find((mode) => mode === params.prizeMode?.toUpperCase());
  const code = isLobbyVendor(params.vendor) ? '' : params.code;
  return { kind: 'lottery', prizeMode: addressedMode ?? prizeModeOf(lanes), code };
}
