import { useEffect, useState } from 'react';
import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './banner-carousel.module.css';
import { type Banner, keyOfBanner } from './banner-slide';
import { BannerStrip } from './banner-strip';
import { useBannerAction } from './use-banner-action';

/** At most this many banners. */
const mostBanners = 20;

export default function BannerCarousel({ box, props, emit, has, href }: WidgetComponentProps<'home.banner-carousel'>) {
  const { group = 'm_home', interval = 5000, ratio = '12/5', label } = props;
  const query = useQuery(announcementsQuery(useSettledGateway(200), { group }));
  const bannerAction = useBannerAction();
  const isHydrated = useIsHydrated();
  return (
    <div {...box} className={styles.frame} data-ratio={ratio}>
      <QueryState query={query} skeleton="banner">
        {({ banners }) => {
          // The first banner is the page's largest paint, so the others wait until the page is interactive. Its element
          // stays the same, since a finger may be on it.
          const shownBanners = uniqueBy(banners ?? [], keyOfBanner).slice(0, isHydrated ? mostBanners : 1);
          if (shownBanners.length === 0) return null;
          const tapOf = (banner: Banner) => {
            if (has('banner')) return () => emit('banner', banner);
            return bannerAction.has(banner) ? () => bannerAction.run(banner) : undefined;
          };
          const hrefOf = (banner: Banner) => (has('banner') ? href('banner', banner) : bannerAction.href(banner));
          return <BannerStrip label={label} banners={shownBanners} interval={interval} href={hrefOf} tapOf={tapOf} />;
        }}
      </QueryState>
    </div>
  );
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
