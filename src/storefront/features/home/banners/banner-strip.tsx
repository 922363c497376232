import { useEffect, useRef, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { prefersStill } from '@/storefront/ui/use-marquee';
import { type Banner, BannerSlide } from './banner-slide';
import styles from './banner-strip.module.css';

type Props = {
  readonly label: string;
  readonly banners: readonly Banner[];
  /** Milliseconds until the next. */
  readonly interval: number;
  /** Where a banner leads, for a link. */
  readonly href: (banner: Banner) => string | undefined;
  readonly onTap: (banner: Banner) => void;
};

/** Banners: more than one follow each other and start again, snap under the finger, and can be paused. A single one is no list. */
export function BannerStrip({ label, banners, interval, href, onTap }: Props) {
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [playing, setPlaying] = useState(() => !prefersStill());
  const [held, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  const count = banners.length;
  const isMany = count > 1;
  useEffect(() => {
    if (!playing || held || !isMany) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), interval);
    return () => clearInterval(timer);
  }, [playing, held, isMany, count, interval]);
  useEffect(() => show(strip.current, index), [index]);
  const settle = useSettled(() => setIndex(shownIndex(strip.current)));
  return (
    <section
      className={styles.carousel}
      aria-roledescription={isMany ? 'carousel' : undefined}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={strip} className={styles.strip} role={isMany ? undefined : 'presentation'} onScroll={settle}>
        {banners.map((banner, at) => (
          <li
            key={banner.bannerId}
            role={isMany ? undefined : 'presentation'}
            aria-label={isMany ? t('widget.banner.slide', { index: at + 1, count }) : undefined}
            inert={at !== index}
          >
            <BannerSlide banner={banner} priority={at === 0} href={href(banner)} onTap={onTap} />
          </li>
        ))}
      </ul>
      {isMany && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden="true">
            {banners.map((banner, at) => (
              <span key={banner.bannerId} data-on={at === index || undefined} />
            ))}
          </span>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={`${label}: ${t(playing ? 'widget.pause' : 'widget.play')}`}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      )}
    </section>
  );
}

/** Calls back once scrolling has come to rest; not every engine has an event for that. */
function useSettled(callback: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, 120);
  };
}

function show(strip: HTMLUListElement | null, index: number): void {
  const slide = strip?.children.item(index);
  if (strip === null || !(slide instanceof HTMLElement) || typeof strip.scrollTo !== 'function') return;
  strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: prefersStill() ? 'auto' : 'smooth' });
}

function shownIndex(strip: HTMLUListElement | null): number {
  return strip === null || strip.clientWidth === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}
