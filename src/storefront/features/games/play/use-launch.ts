import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { pathOfRole } from '@/storefront/contract/page-roles';
import { useRuntime } from '@/storefront/contract/runtime';
import { parseAddress } from '@/storefront/platform/browser/parse-address';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import {
  addRecent,
  type GameToLaunch,
  type LaunchPlan,
  launchGame,
} from '@/storefront/platform/gateway/queries/games/launch';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { gameUrl } from './game-url';
import { type LaunchFailure, launchFailureOf } from './launch-failure';

export type LaunchState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'failed'; readonly failure: LaunchFailure };

type Options = {
  readonly game: GameToLaunch;
  /** Undefined until it is known which game opens. */
  readonly plan: LaunchPlan | undefined;
  /** Path to return to. */
  readonly back: string | undefined;
};

const noHosts: readonly string[] = [];

/**
 * Asks for the game's address once when the page opens, and once for each call of `retry`. When the player leaves, the
 * balance and everything else that a game changes are read again.
 */
export function useLaunch({ game, plan, back }: Options): {
  readonly state: LaunchState;
  /** Number of the launch, from 1; each `retry` adds one. */
  readonly attempt: number;
  readonly retry: () => void;
} {
  const gateway = useGateway();
  const { merchant, routes, frames } = useStorefront();
  const backPath = back ?? pathOfRole(routes, 'home');
  const { report } = useRuntime();
  const { hosts = noHosts } = merchant.games;
  const [attempt, setAttempt] = useState(1);
  const launchedAttempt = useRef(0);
  const [state, setState] = useState<LaunchState>({ kind: 'opening' });
  useEffect(() => {
    if (launchedAttempt.current === attempt || gateway.scope.session === '' || plan === undefined) return;
    launchedAttempt.current = attempt;
    // An answer is dropped if a later attempt has asked again.
    const setIfCurrent = (next: LaunchState) => void (launchedAttempt.current === attempt && setState(next));
    const fail = (failure: LaunchFailure) => setIfCurrent({ kind: 'failed', failure });
    if (plan.kind !== 'lottery' && game.vendor === '') return fail({ kind: 'missing' });
    const openGame = async () => {
      const address = await launchGame(gateway, game, plan, new URL(backPath, window.location.origin).href);
      const url = gameUrl(address, window.location.origin, { hosts, origins: frames });
      if (url === undefined) {
        report({ kind: 'link-refused', message: gameRefused(address) });
        return fail({ kind: 'other', error: undefined });
      }
      setIfCurrent({ kind: 'open', url });
      // The list of recent games is a convenience, so its failure is ignored.
      if (plan.kind !== 'trial' && game.nodeId !== '') addRecent(gateway, game).catch(() => undefined);
    };
    // Errors in our own code count too: the player reads that the launch failed and can try again.
    openGame().catch((error: unknown) => {
      if (!isGatewayError(error)) report({ kind: 'widget-failed', error, message: launchBroke });
      fail(launchFailureOf(error));
    });
  }, [attempt, gateway, game, plan, backPath, hosts, frames, report]);
  const queries = useQueryClient();
  const onLeave = useRef(() => undefined);
  onLeave.current = () => {
    void queries.invalidateQueries(touchedBy(['launchGame']));
  };
  useEffect(() => () => onLeave.current(), []);
  const retry = useCallback(() => {
    setState({ kind: 'opening' });
    setAttempt((now) => now + 1);
  }, []);
  return { state, attempt, retry };
}

const launchBroke =
  'A game was not opened because of a fault in the storefront. The player can try again. The error says where it happened.';

/** The message has only the origin, since the rest of the address is a ticket. */
function gameRefused(address: string | undefined): string {
  const origin = (address === undefined ? undefined : parseAddress(address)?.origin) ?? 'null';
  const shownOrigin = origin === 'null' ? 'an address that is none of the web' : origin;
  return `The platform opened a game at ${shownOrigin}, where no game of this site may run, so it was not shown. Add its host to games.hosts of merchant.json, or to launchGameCDNs, if it is right.`;
}
