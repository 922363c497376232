import { useCallback } from 'react';
import type { Action } from '@/engine/generated/config';
import { useAction, useStorefront } from '@/storefront/renderer/hooks';
import type { Banner } from './banner-slide';

/** Whether a tap on the banner does anything. */
export function hasAction(banner: Banner): boolean {
  return isFilled(banner.linkageType) || isFilled(banner.externalLink);
}

/** Runs the action that the banner itself carries: an outside link, a promotion, a game, or a page of this site. */
export function useBannerAction(): (banner: Banner) => void {
  const run = useAction();
  const { routes } = useStorefront();
  return useCallback(
    (banner) => {
      const pageOf = (link: string) => routes.find(({ page, paths }) => page === link || paths.includes(link))?.page;
      const action = actionOf(banner, pageOf);
      if (action !== undefined) run(action, banner.gameLinkageMapping ?? banner);
    },
    [run, routes],
  );
}

/** The closed action of a banner; undefined where it leads nowhere known. */
export function actionOf(banner: Banner, pageOf: (link: string) => string | undefined): Action | undefined {
  const link = [banner.externalLink, banner.linkage].find(isFilled);
  switch (banner.linkageType) {
    case 'PROMOTION': {
      const id = String(banner.redirectPromotionId ?? banner.linkage ?? '');
      return id === '' ? { do: 'navigate', to: 'activity' } : { do: 'navigate', to: 'activityDetail', params: { id } };
    }
    case 'GAME':
      return { do: 'launchGame', need: 'session' };
    case 'PAGE':
      return pageAction(link, pageOf);
    default:
      // An outside address needs a host that the merchant allows: the action itself refuses every other.
      return pageAction(link, pageOf) ?? (link === undefined ? undefined : { do: 'openLink', href: link });
  }
}

/** To a page by its id or path; a query of the link stays with it. */
function pageAction(link: string | undefined, pageOf: (link: string) => string | undefined): Action | undefined {
  const page = link === undefined ? undefined : pageOf(link.split('?')[0] ?? '');
  if (link === undefined || page === undefined) return undefined;
  return link.includes('?') && link.startsWith('/') ? { do: 'openLink', href: link } : { do: 'navigate', to: page };
}

function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}
