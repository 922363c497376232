import { PauseButton } from '@/storefront/ui/motion/pause-button';
import { useMarquee } from '@/storefront/ui/motion/use-marquee';
import { Tap } from '@/storefront/ui/tap';
import styles from './running-titles.module.css';

type Props = {
  readonly titles: readonly string[];
  /** Pixels a second. */
  readonly speed: number;
  readonly label: string;
  readonly href: string | undefined;
  readonly onTap: () => void;
};

/** Running titles: once for screen readers, twice for the eye. */
export function RunningTitles({ titles, speed, label, href, onTap }: Props) {
  const marquee = useMarquee({ axis: 'x', duration: (size) => (size / speed) * 1000, enabled: true });
  const line = titles.map((title, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat and never move among themselves
    <span key={at} className={styles.title} dir="auto">
      {title}
    </span>
  ));
  return (
    <>
      <Tap className={styles.window} aria-label={titles.join(' · ')} href={href} onTap={onTap} {...marquee.hold}>
        <div ref={marquee.track} className={styles.track}>
          <span className={styles.round}>{line}</span>
          <span className={styles.round} data-copy>
            {line}
          </span>
        </div>
      </Tap>
      <span className={styles.pause}>
        <PauseButton label={label} playing={marquee.playing} onToggle={marquee.toggle} />
      </span>
    </>
  );
}
