import { useMemo } from 'react';
import type { GameToLaunch, LaunchPlan } from '@/storefront/platform/gateway/queries/games/launch';
import type { PrizeLane } from '@/storefront/platform/gateway/queries/games/prize-mode';
import { useCategories } from '../categories/use-categories';
import { isLottery, type LaunchAsk, launchPlanOf } from './launch-plan';

const noLanes: readonly PrizeLane[] = [];
/** What a play type is about, where the address names nothing else. */
const categories: { readonly [playType: string]: string | undefined } = { Tradition: 'LOTT', Entertainment: 'ELOTT' };

/** The game that the address names, and how it opens; the lottery waits for the vendor data, which decides its prize mode. */
export function useLaunchPlan(params: URLSearchParams, isTrial: boolean) {
  const { query } = useCategories();
  const lanes = query.data?.data.lanes ?? noLanes;
  const game = useMemo<GameToLaunch>(() => {
    const of = (name: string) => params.get(name) ?? '';
    const category = params.get('gameCategory') ?? categories[of('playType')] ?? '';
    return { vendor: of('vendor'), gameId: of('gameId'), nodeId: of('nodeId'), gameCategory: category };
  }, [params]);
  const ask = useMemo<LaunchAsk>(
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
  const isKnown = !query.isPending || !isLottery(ask) || ask.prizeMode !== undefined;
  const plan = useMemo<LaunchPlan | undefined>(
    () => (isKnown ? launchPlanOf(ask, lanes) : undefined),
    [isKnown, ask, lanes],
  );
  return { game, plan };
}
