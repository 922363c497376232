import type { VendorCard } from '../categories/categories';

export type LogoHosts = {
  /** Base addresses of the image CDN, as the console names them. */
  readonly cdns: readonly string[];
  /** Pictures of our own by vendor code: JL has one (GAM-06). */
  readonly own: { readonly [vendor: string]: string | undefined };
  /** Path on the image CDN; `{vendor}` stands for the vendor's code. */
  readonly path?: string | undefined;
};

const usualPath = '/TCG_IMAGES/VENDOR_ICON_SMALL/{vendor}-ACTIVE.png';

/** The logo of a vendor: our own, else the image CDN's by vendor code, else what the vendor's card carries. */
export function vendorLogo(
  vendor: string,
  { cdns, own, path: form = usualPath }: LogoHosts,
  card?: Pick<VendorCard, 'smallIcon' | 'mobileSmallIcon' | 'h5Icon'>,
): string | undefined {
  if (Object.hasOwn(own, vendor)) return own[vendor];
  const path = form.replace('{vendor}', encodeURIComponent(vendor));
  const cdn = cdns[sumOf(path) % cdns.length];
  if (cdn !== undefined) return cdn.replace(/\/$/, '') + path;
  return (
    [card?.mobileSmallIcon, card?.smallIcon, card?.h5Icon].find((url) => typeof url === 'string' && url !== '') ??
    undefined
  );
}

/** The same path always comes from the same host, or caches would hold it twice. */
function sumOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
