import { useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type Location } from 'react-router-dom';
import { afterPaint } from '@/storefront/platform/browser/after-paint';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { stepPastLayers } from '@/storefront/ui/overlays/layers';
import type { StepOptions } from './navigator-bridge';

/** The router's history. Each entry has a key and a number; its one listener gets our steps and the visitor's. */
export type History = ReturnType<typeof createBrowserHistory>;

/** The current entry, and how it was reached. Every return is a `POP`. */
export type HistoryEntry = { readonly location: Location; readonly arrival: `${History['action']}` };

/**
 * The history of a window. The router's components are not used: their contexts would change above islands that are not
 * hydrated yet.
 */
export function createHistory(view: Window): History {
  return createBrowserHistory({ window: view, v5Compat: true });
}

/**
 * Follows a history, for one component. A step within a page shows at once. A step to another page shows after the next
 * frame, so that the tapped element is marked first: drawing a page takes a slow phone a quarter of a second.
 */
export function useHistory(history: History): HistoryEntry {
  const [entry, setEntry] = useState<HistoryEntry>(() => ({ location: history.location, arrival: history.action }));
  const shownPath = useRef(entry.location.pathname);
  useLayoutEffect(() => {
    let cancelShow = (): void => undefined;
    let latestLocation = history.location;
    const unlisten = history.listen(({ location, action }) => {
      cancelShow();
      if (action === 'POP' && isSame(location, latestLocation)) return;
      latestLocation = location;
      const show = () => {
        shownPath.current = location.pathname;
        setEntry({ location, arrival: fieldsOf(location.state).isReturn === true ? 'POP' : action });
      };
      if (location.pathname === shownPath.current) show();
      else cancelShow = afterPaint(show);
    });
    return () => {
      unlisten();
      cancelShow();
    };
  }, [history]);
  return entry;
}

/** Whether both are one entry of the page, as after closing a layer, which has a history entry of its own. */
function isSame(one: Location, other: Location): boolean {
  return one.key === other.key && createPath(one) === createPath(other);
}

/**
 * Goes to a target on this site. Like a browser's link, a step to the current address adds no entry, so that a double
 * tap needs one way back.
 */
export function stepTo(
  history: History,
  view: Pick<Window, 'location'>,
  target: string,
  options: StepOptions = {},
): void {
  const { replace = false, isReturn = false, sheet } = options;
  const path = pathWithin(view, target);
  const { pathname, search, hash } = view.location;
  const isPage = path.split(/[?#]/)[0] !== pathname;
  const kind = replace || path === pathname + search + hash ? 'replace' : isPage ? 'page' : 'within';
  const step = (isReplacing: boolean, sheets: object | undefined) => {
    const state = { ...(isReturn && { isReturn }), ...sheets };
    if (isReplacing) history.replace(path, state);
    else history.push(path, state);
  };
  stepPastLayers(kind, step, { path, sheet });
}

/** A target as a path of this site. Throws if it leads elsewhere, since a history would follow it. */
export function pathWithin(view: Pick<Window, 'location'>, target: string): string {
  const { origin, pathname, search, hash } = new URL(target, view.location.href);
  if (origin !== view.location.origin)
    throw new Error('A step of the history leads to another site, so it is not taken.');
  return pathname + search + hash;
}
