import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import type { VendorCard } from '../categories/categories';
import { useVendorCarousel } from './use-vendor-carousel';
import { useVendorChips } from './use-vendor-chips';
import { VendorChip } from './vendor-chip';
import styles from './vendor-strip.module.css';

type Props = {
  readonly vendors: readonly VendorCard[];
  readonly chosen: string | undefined;
  /** Words of the chip for all vendors. */
  readonly all: string;
  /** Milliseconds between two automatic steps; 0 turns by pages instead. */
  readonly loop: number;
  readonly logoOf: (vendor: string) => string | undefined;
  readonly onChoose: (vendor: string | undefined) => void;
};

/**
 * A logo for each vendor and a chip for all; a tap on the chosen one clears it. More than five turn by pages of four,
 * or loop.
 */
export function VendorStrip({ vendors, chosen, all: allLabel, loop, logoOf, onChoose }: Props) {
  const t = useText();
  const label = t('widget.games.vendors');
  const isLong = vendors.length > 5;
  const isLooping = isLong && loop > 0;
  const isPaged = isLong && !isLooping;
  const [allChip, ...vendorChips] = useVendorChips({ vendors, chosen, all: allLabel, logoOf, onChoose });
  // In a loop the chip for all does not move.
  const chips = isLooping ? vendorChips : [allChip, ...vendorChips];
  const carousel = useVendorCarousel(chips, { isLong, loop: isLooping ? loop : 0 });
  return (
    <div className={styles.frame} data-long={isLong || undefined} data-loops={isLooping || undefined}>
      {isPaged && (
        <span className={styles.before}>
          <IconButton icon="chevron" label={t('widget.games.vendorsBefore')} onClick={() => carousel.turn(-1)} />
        </span>
      )}
      {isLooping && (
        <div className={styles.slide}>
          <VendorChip chip={allChip} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a chip is reached for */}
      <div
        ref={carousel.frame}
        className={styles.strip}
        data-vendor-strip
        onPointerDown={carousel.stop}
        onFocus={carousel.stop}
      >
        <div className="swiper-wrapper">
          {chips.map((chip, at) => (
            <div key={chip.key} className={`swiper-slide ${styles.slide}`} data-place={at}>
              <VendorChip chip={chip} />
            </div>
          ))}
        </div>
      </div>
      {isPaged && <IconButton icon="chevron" label={t('widget.games.vendorsNext')} onClick={() => carousel.turn(1)} />}
      {isLooping && (
        <span className={styles.pause}>
          {carousel.isRunning && <PauseButton label={label} playing={carousel.playing} onToggle={carousel.toggle} />}
        </span>
      )}
    </div>
  );
}
