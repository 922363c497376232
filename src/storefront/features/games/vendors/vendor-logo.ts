import type { VendorCard } from '../categories/categories';

export type LogoHosts = {
  /** Base addresses of the image CDN from the console. */
  readonly cdns: readonly string[];
  /** Pictures of our own by vendor code: JL has one (GAM-06). */
  readonly own: { readonly [vendor: string]: string | undefined };
  /** Path on the image CDN, with `{vendor}` for the vendor's code. */
  readonly path?: string | undefined;
};

const defaultPath = '/TCG_IMAGES/VENDOR_ICON_SMALL/{vendor}-ACTIVE.png';

/** A vendor's logo: our own, otherwise the image CDN's, otherwise that of the vendor's card. */
export function vendorLogo(
  vendor: string,
  { cdns, own: ownLogos, path: pathTemplate = defaultPath }: LogoHosts,
  card?: Pick<VendorCard, 'smallIcon' | 'mobileSmallIcon' | 'h5Icon'>,
): string | undefined {
  if (Object.hasOwn(ownLogos, vendor)) return ownLogos[vendor];
  const path = pathTemplate.replace('{vendor}', encodeURIComponent(vendor));
  const cdn = cdns[letterSumOf(path) % cdns.length];
  if (cdn !== undefined) return cdn.replace(/\/$/, '') + path;
  return (
    [card?.mobileSmallIcon, card?.smallIcon, card?.h5Icon].find((url) => typeof url === 'string' && url !== '') ??
    undefined
  );
}

/** A number made of the path. It chooses the host, so that a picture always has the same one and is cached once. */
function letterSumOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
