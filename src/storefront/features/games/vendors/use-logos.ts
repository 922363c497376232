import { useCallback, useMemo } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { imageHostsQuery } from '@/storefront/platform/gateway/queries/games/image-hosts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { VendorCard } from '../categories/categories';
import { useCategories } from '../categories/use-categories';
import { vendorLogo } from './vendor-logo';

const noCdns: readonly string[] = [];
const noLogos = {};

/** Gives a vendor's logo by its code. */
export function useLogos(): (vendor: string) => string | undefined {
  const { data: cdns = noCdns } = useQuery(imageHostsQuery(useGateway()));
  const { logos: ownLogos = noLogos, logoPath: path } = useStorefront().merchant.games;
  const { categories } = useCategories();
  const cards = useMemo(
    () =>
      new Map<string, VendorCard>(
        categories.flatMap(({ vendors }) => vendors.map((card) => [card.vassalage, card] as const)),
      ),
    [categories],
  );
  return useCallback(
    (vendor) => vendorLogo(vendor, { cdns, own: ownLogos, path }, cards.get(vendor)),
    [cdns, ownLogos, path, cards],
  );
}
