import type { AnnouncementsValue } from '@/storefront/generated/wire/wire';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import styles from './banner-slide.module.css';

export type Banner = NonNullable<AnnouncementsValue['banners']>[number];

type Props = {
  readonly banner: Banner;
  readonly priority?: boolean;
  readonly href: string | undefined;
  readonly onTap: (() => void) | undefined;
};

/** Key of a banner: two may share an id. */
export const keyOfBanner = ({ bannerId, url }: Banner) => `${bannerId} ${url}`;

/** One banner: a link if it leads to a page, a button if it does something else, otherwise only a picture. */
export function BannerSlide({ banner, priority, href, onTap }: Props) {
  const title = String(banner.title ?? '');
  const picture = <Picture src={banner.url} alt={title} width={720} height={300} name={title} priority={priority} />;
  if (!onTap) return <div className={styles.slide}>{picture}</div>;
  return (
    <Tap className={styles.slide} href={href} onTap={onTap}>
      {picture}
    </Tap>
  );
}
