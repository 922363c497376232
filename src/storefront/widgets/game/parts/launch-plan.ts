import type { LaunchPlan } from '@/storefront/gateway/launch';
import { type PrizeLane, prizeModeOf } from '@/storefront/gateway/prize-mode';

/** Vendors of lotteries that open their lobby, whatever game was tapped. */
const lobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'];

export type LaunchAsk = {
  readonly vendor: string;
  readonly gameCategory: string;
  readonly code: string;
  /** As the address says it, in any case of letters. */
  readonly prizeMode: string | undefined;
  readonly isTrial: boolean;
};

/** Whether the lottery opens, so that its prize mode must be known first. */
export function isLottery({ vendor, gameCategory, code }: LaunchAsk): boolean {
  return lobbyVendors.includes(vendor) || code !== '' || gameCategory === 'LOTT' || gameCategory === 'ELOTT';
}

export function launchPlanOf(ask: LaunchAsk, lanes: readonly PrizeLane[]): LaunchPlan {
  if (!isLottery(ask)) return { kind: ask.isTrial ? 'trial' : 'game' };
  const asked = ask.prizeMode?.toUpperCase();
  const prizeMode = asked === 'LOTT' || asked === 'ELOTT' ? asked : prizeModeOf(lanes);
  return { kind: 'lottery', prizeMode, code: lobbyVendors.includes(ask.vendor) ? '' : ask.code };
}
