import { useEffect, useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { bringIntoSight } from '@/storefront/ui/motion/bring-into-sight';
import { Picture } from '@/storefront/ui/picture';
import type { VendorCard } from '../categories/categories';
import { useGrowing } from '../use-growing';
import { turnPage } from './turn-strip';
import { useVendorLoop } from './use-vendor-loop';
import { vendorName } from './vendor-grid';
import styles from './vendor-strip.module.css';

type Props = {
  readonly vendors: readonly VendorCard[];
  readonly chosen: string | undefined;
  /** Word of the chip for all vendors. */
  readonly all: string;
  /** Milliseconds between two steps by itself; 0 stands still and turns by pages. */
  readonly loop: number;
  readonly logoOf: (vendor: string) => string | undefined;
  readonly onChoose: (vendor: string | undefined) => void;
};

/** One logo a vendor and one chip for all of them; tapping the chosen one clears it. More than five come in pages of four, or loop. */
export function VendorStrip({ vendors, chosen, all, loop, logoOf, onChoose }: Props) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const count = vendors.length;
  // The address may name a vendor that is out of sight.
  useEffect(() => {
    if (chosen === undefined || count === 0) return;
    bringIntoSight(strip.current, strip.current?.querySelector('[aria-pressed="true"]') ?? null);
  }, [chosen, count]);
  const { shown, isMore, grow } = useGrowing(vendors, ({ vassalage }) => vassalage === chosen);
  const isLong = vendors.length > 5;
  const isPaged = isLong && loop === 0;
  const { isRunning, isLooping, setRunning } = useVendorLoop(strip, isLong ? loop : 0);
  const turn = (direction: 1 | -1) => turnPage(strip.current, direction);
  return (
    <div className={styles.frame} data-paged={isLong || undefined} data-loops={isLooping || undefined}>
      {isPaged && (
        <span className={styles.before}>
          <IconButton icon="chevron" label={t('widget.games.vendorsBefore')} onClick={() => turn(-1)} />
        </span>
      )}
      <div ref={strip} className={styles.strip} data-vendor-strip>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          {all}
        </button>
        {shown.map((vendor) => {
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
                <Picture
                  src={logoOf(vendor.vassalage)}
                  alt=""
                  name={name}
                  width={72}
                  height={36}
                  fit="contain"
                  mark="word"
                />
              </span>
            </button>
          );
        })}
        {isMore && (
          <button type="button" className={styles.chip} onClick={grow}>
            {t('widget.games.moreOptions')}
          </button>
        )}
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
