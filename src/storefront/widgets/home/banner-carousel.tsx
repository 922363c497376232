import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announcementsQuery } from '@/storefront/gateway/content';
import { useSettledGateway } from '@/storefront/gateway/use-settled-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { QueryState } from '@/storefront/ui/live/query-state';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './parts/banner-slide';
import { BannerStrip } from './parts/banner-strip';
import { useBannerAction } from './parts/use-banner-action';

export default function BannerCarousel({ props, emit, has }: WidgetComponentProps<'home.banner-carousel'>) {
  const { group = 'm_home', interval = 5000, ratio = '12/5', label } = props;
  const query = useQuery(announcementsQuery(useSettledGateway(200), { group }));
  const runOwn = useBannerAction();
  const arrived = useArrived();
  return (
    <div className={styles.frame} data-ratio={ratio}>
      <QueryState query={query} skeleton="banner">
        {({ banners }) => {
          const [first, ...rest] = banners ?? [];
          if (first === undefined) return null;
          const tap = (banner: typeof first) => (has('banner') ? emit('banner', banner) : runOwn(banner));
          // The first banner is what the page is judged by: the others wait until it is interactive.
          return rest.length === 0 || !arrived ? (
            <section aria-label={label} className={styles.still}>
              <BannerSlide banner={first} priority onTap={tap} />
            </section>
          ) : (
            <BannerStrip label={label} banners={[first, ...rest]} interval={interval} onTap={tap} />
          );
        }}
      </QueryState>
    </div>
  );
}

function useArrived(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  return arrived;
}
