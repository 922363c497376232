import { useMemo } from 'react';
import type { GameToLaunch, LaunchPlan } from '@/storefront/platform/gateway/queries/games/launch';
import type { PrizeLane } from '@/storefront/platform/gateway/queries/games/prize-mode';
import { useCategories } from '../categories/use-categories';
import { vendorName } from '../vendors/vendor-name';
import { isLottery, type LaunchParams, launchPlanOf } from './launch-plan';

const noLanes: readonly PrizeLane[] = [];
/** Category of a play type, if the address names none. */
const categoryOfPlayType: { readonly [playType: string]: string | undefined } = {
  Tradition: 'LOTT',
  Entertainment: 'ELOTT',
};

/**
 * The game in the address, its vendor's name, and how it opens. A lottery waits for the vendor data, which have its
 * prize mode, unless the address names one.
 */
export function useLaunchPlan(params: URLSearchParams, isTrial: boolean) {
  const { query, categories } = useCategories();
  const lanes = query.data?.data.lanes ?? noLanes;
  const game = useMemo<GameToLaunch>(() => {
    const paramOf = (name: string) => params.get(name) ?? '';
    const category = params.get('gameCategory') ?? categoryOfPlayType[paramOf('playType')] ?? '';
    return { vendor: paramOf('vendor'), gameId: paramOf('gameId'), nodeId: paramOf('nodeId'), gameCategory: category };
  }, [params]);
  const launchParams = useMemo<LaunchParams>(
    () => ({
      vendor: game.vendor,
      gameCategory: game.gameCategory,
      code: params.get('code') ?? '',
      playType: params.get('playType') ?? '',
      prizeMode: params.get('prize_mode') ?? undefined,
      isTrial,
    }),
    [game, params, isTrial],
  );
  const isKnown = !query.isPending || !isLottery(launchParams) || launchParams.prizeMode !== undefined;
  const plan = useMemo<LaunchPlan | undefined>(
    () => (isKnown ? launchPlanOf(launchParams, lanes) : undefined),
    [isKnown, launchParams, lanes],
  );
  const card = categories.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === game.vendor);
  return { game, vendor: card && vendorName(card), plan };
}
