import { useRef } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { IconButton } from '@/storefront/ui/button';
import { Picture } from '@/storefront/ui/picture';
import { prefersStill } from '@/storefront/ui/use-marquee';
import type { VendorCard } from './categories';
import { useVendorLoop } from './use-vendor-loop';
import { vendorName } from './vendor-grid';
import styles from './vendor-strip.module.css';

type Props = {
  readonly vendors: readonly VendorCard[];
  readonly chosen: string | undefined;
  readonly all: string;
  /** Milliseconds between two steps by itself; 0 stands still. */
  readonly loop: number;
  readonly logoOf: (vendor: string) => string | undefined;
  readonly onChoose: (vendor: string | undefined) => void;
};

const pageSize = 4;

/** One logo a vendor and one chip for all of them; tapping the chosen one clears it. More than five come in pages of four. */
export function VendorStrip({ vendors, chosen, all, loop, logoOf, onChoose }: Props) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const isPaged = vendors.length > 5;
  const { isRunning, isLooping, setRunning } = useVendorLoop(strip, isPaged ? loop : 0);
  const turn = (direction: 1 | -1) => {
    setRunning(false);
    turnPage(strip.current, direction);
  };
  return (
    <div className={styles.frame}>
      {isPaged && <IconButton icon="back" label={t('widget.games.vendorsBefore')} onClick={() => turn(-1)} />}
      <div ref={strip} className={styles.strip} data-paged={isPaged || undefined} data-vendor-strip>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          {all}
        </button>
        {vendors.map((vendor) => {
          const name = vendorName(vendor);
          return (
            <button
              key={vendor.vassalage}
              type="button"
              className={styles.chip}
              aria-label={name}
              aria-pressed={vendor.vassalage === chosen}
              onClick={() => onChoose(vendor.vassalage === chosen ? undefined : vendor.vassalage)}
            >
              <span className={styles.logo}>
                <Picture src={logoOf(vendor.vassalage)} alt="" name={name} width={72} height={36} fit="contain" />
              </span>
            </button>
          );
        })}
      </div>
      {isPaged && <IconButton icon="chevron" label={t('widget.games.vendorsNext')} onClick={() => turn(1)} />}
      {isLooping && (
        <IconButton
          icon={isRunning ? 'pause' : 'play'}
          label={t(isRunning ? 'widget.pause' : 'widget.play')}
          onClick={() => setRunning(!isRunning)}
        />
      )}
    </div>
  );
}

/** A page is four chips on; at the end it begins again. */
function turnPage(strip: HTMLElement | null, direction: 1 | -1): void {
  const chip = strip?.children[1];
  if (strip === null || !(chip instanceof HTMLElement) || typeof strip.scrollTo !== 'function') return;
  const isTurned = getComputedStyle(strip).direction === 'rtl';
  const step = (chip.offsetWidth + 8) * pageSize * direction * (isTurned ? -1 : 1);
  strip.scrollBy({ left: step, behavior: prefersStill() ? 'auto' : 'smooth' });
}
