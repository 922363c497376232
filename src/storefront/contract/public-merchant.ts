import type { Merchant } from '@/engine/live';
import type { MerchantLocale } from './merchant-locale';

/** A section of merchant.json. */
type Section<Name extends keyof Merchant> = NonNullable<Merchant[Name]>;
type Games = Section<'games'>;

/**
 * The parts of merchant.json that a browser may know: no console data, no conditions. Values that config leaves out and
 * code needs are filled in.
 */
export type PublicMerchant = Pick<Merchant, 'title' | 'toasts'> & {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Code of the `Merchant` header in a trial session. The merchant's own code where it has no trial code. */
  readonly trialCode: string;
  readonly languages: Required<Pick<Section<'languages'>, 'supported' | 'default' | 'offered'>>;
  readonly locale: MerchantLocale;
  /** URLs, ready for `src`. */
  readonly brand: { readonly logo: string; readonly icon: string };
  /** The color schemes of the theme, the preferred one first. One scheme alone holds for every device. */
  readonly mode: 'dark' | 'light' | 'dark light' | 'light dark';
  readonly look: NonNullable<Section<'theme'>['look']>;
  readonly links: {
    /** Outside hosts that links may lead to, and their subdomains. */
    readonly hosts: readonly string[];
    /** The merchant's own domains, each as its `siteHash`: an address on one of them is a path of this site. */
    readonly siteHashes: readonly string[];
  };
  /** Paths that replace those of calls: `{hotGames: "/wps/relay/GCSGAME_hotGames"}`. */
  readonly gateway: { readonly paths: NonNullable<Section<'gateway'>['paths']> };
  /** `logos` are URLs ready for `src`. Logos that are not listed come from the image CDN. */
  readonly games: Games & Required<Pick<Games, 'front' | 'esports' | 'cockfight' | 'inhouse'>>;
  readonly auth: Section<'auth'>;
  readonly members: Section<'members'>;
  readonly categories: Section<'categories'>;
  readonly register: Pick<Section<'register'>, 'foldOptional'>;
};
