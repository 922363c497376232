import type { AnnouncementsValue } from '@/storefront/gateway/generated/wire';
import { Picture } from '@/storefront/ui/picture';
import styles from './banner-slide.module.css';
import { hasAction } from './use-banner-action';

export type Banner = NonNullable<AnnouncementsValue['banners']>[number];

type Props = { readonly banner: Banner; readonly priority?: boolean; readonly onTap: (banner: Banner) => void };

/** One banner: a button where it leads somewhere, else a picture. */
export function BannerSlide({ banner, priority, onTap }: Props) {
  const title = banner.title ?? '';
  const picture = <Picture src={banner.url} alt={title} width={720} height={300} name={title} priority={priority} />;
  if (!hasAction(banner)) return <div className={styles.slide}>{picture}</div>;
  return (
    <button type="button" className={styles.slide} onClick={() => onTap(banner)}>
      {picture}
    </button>
  );
}
