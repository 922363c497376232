import { useText } from '@/storefront/platform/languages/use-text';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import { type Banner, BannerSlide, keyOfBanner } from './banner-slide';
import styles from './banner-strip.module.css';

type Props = {
  readonly label: string;
  readonly banners: readonly Banner[];
  /** Milliseconds until the next banner. */
  readonly interval: number;
  /** Address of a banner's page, for a link. */
  readonly href: (banner: Banner) => string | undefined;
  /** What a tap on a banner does; undefined where it does nothing. */
  readonly tapOf: (banner: Banner) => (() => void) | undefined;
};

/** Banners in a loop that can be paused. A single banner is not a list. */
export function BannerStrip({ label, banners, interval, href, tapOf }: Props) {
  const t = useText();
  const slides = banners.map(keyOfBanner);
  const { frame, index, playing, toggle } = useCarousel({ slides, interval, loop: true });
  const count = banners.length;
  const isMany = count > 1;
  return (
    <section className={styles.carousel} aria-roledescription={isMany ? 'carousel' : undefined} aria-label={label}>
      <div ref={frame} className={styles.strip}>
        <ul className="swiper-wrapper" role={isMany ? undefined : 'presentation'}>
          {banners.map((banner, at) => (
            <li
              key={keyOfBanner(banner)}
              className="swiper-slide"
              data-place={at}
              role={isMany ? undefined : 'presentation'}
              aria-label={isMany ? t('widget.banner.slide', { index: at + 1, count }) : undefined}
              inert={index !== undefined && at !== index}
            >
              <BannerSlide banner={banner} priority={at === 0} href={href(banner)} onTap={tapOf(banner)} />
            </li>
          ))}
        </ul>
      </div>
      {isMany && index !== undefined && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden="true">
            {banners.map((banner, at) => (
              <span key={keyOfBanner(banner)} data-on={at === index || undefined} />
            ))}
          </span>
          <PauseButton label={label} playing={playing} onToggle={toggle} />
        </div>
      )}
    </section>
  );
}
