import type { Action } from '@/engine/generated/config';
import { useAction, useAddressOf, useStorefront } from '@/storefront/contract/hooks';
import type { Banner } from './banner-slide';

/** Runs the action of a banner, and gives its address: an outside link, a promotion, a game, or a page of this site. */
export function useBannerAction() {
  const run = useAction();
  const addressOf = useAddressOf();
  const { routes } = useStorefront();
  const pageOf = (link: string) => routes.find(({ page, paths }) => page === link || paths.includes(link))?.page;
  const withAction = <Result>(banner: Banner, callback: (action: Action, payload: unknown) => Result) => {
    const action = actionOf(banner, pageOf);
    return action && callback(action, banner.gameLinkageMapping ?? banner);
  };
  return {
    /** Whether the platform gave the banner an action that leads somewhere here. */
    has: (banner: Banner) => isMeantToLead(banner) && actionOf(banner, pageOf) !== undefined,
    run: (banner: Banner) => withAction(banner, run),
    href: (banner: Banner) => withAction(banner, addressOf),
  };
}

/** A banner with only a `linkage` is a picture. */
function isMeantToLead({ linkageType, externalLink }: Banner): boolean {
  return isFilled(linkageType) || isFilled(externalLink);
}

/** The action of a banner; undefined if it leads to nothing known. */
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
      // The action refuses outside addresses on hosts that the merchant does not allow.
      return pageAction(link, pageOf) ?? (link === undefined ? undefined : { do: 'openLink', href: link });
  }
}

/** A page by its id or path. Only a path keeps its query. */
function pageAction(link: string | undefined, pageOf: (link: string) => string | undefined): Action | undefined {
  const page = link === undefined ? undefined : pageOf(link.split('?')[0] ?? '');
  if (link === undefined || page === undefined) return undefined;
  return link.includes('?') && link.startsWith('/') ? { do: 'openLink', href: link } : { do: 'navigate', to: page };
}

function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}
