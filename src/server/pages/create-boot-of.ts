import type { ServedSite } from '@/sites/site-source';
import type { Boot, Draft } from '@/storefront/server';
import type { Build } from '../assets/build';
import type { SiteFiles } from '../assets/site-files';
import { shellIdOf } from '../page-ids';
import type { PageRequest } from './page-request';
import type { ResolvedPages } from './resolved-pages';
import type { RouteTable } from './route-table';
import { toBoot } from './to-boot';

/** Gives a function that makes the state of a request's document; `undefined` if the site lacks the page. */
export type BootOf = (request: PageRequest) => (() => Boot) | undefined;

/** What the state of a document is made from. */
export type BootOfInput = {
  readonly pages: ResolvedPages;
  readonly files: (served: ServedSite) => SiteFiles;
  readonly routes: (site: ServedSite['site']) => RouteTable;
  readonly build: () => Build;
};

export function createBootOf({ pages, files, routes, build }: BootOfInput): BootOf {
  return ({ served, now, language, pageId, mode }) => {
    const page = pages(served, now, pageId);
    const shell = pages(served, now, shellIdOf(served.site)) ?? page;
    if (page === undefined || shell === undefined) return undefined;
    return () =>
      toBoot({
        served,
        files: files(served),
        routes: routes(served.site).routes,
        now,
        language,
        shell,
        page,
        mode,
        build: build().id,
      });
  };
}

/** Makes the draft of a request's document. */
export type DraftOf = (request: PageRequest) => Draft | undefined;

export function createDraftOf(bootOf: BootOf, files: BootOfInput['files']): DraftOf {
  return (request) => {
    const boot = bootOf(request)?.();
    return boot && { boot, theme: files(request.served).themeCss };
  };
}
