import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import type { Match } from './match';
import { MatchCard } from './match-card';
import styles from './match-carousel.module.css';

type Props = {
  readonly label: string;
  readonly matches: readonly Match[];
  /** Milliseconds until the next. */
  readonly interval: number;
  /** Milliseconds of the way there. */
  readonly transition: number;
  readonly onTap: (match: Match) => void;
};

/** Matches that follow each other upwards without end. */
export function MatchCarousel({ label, matches, interval, transition, onTap }: Props) {
  const t = useText();
  // A match that takes another's place takes its slide too.
  const slides = matches.map((_, at) => at);
  const { frame, index, playing, toggle } = useCarousel({ axis: 'vertical', slides, interval, speed: transition });
  return (
    <>
      <div ref={frame} className={styles.track}>
        <ul className="swiper-wrapper">
          {matches.map((match, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={at}
              className="swiper-slide"
              data-place={at}
              inert={index !== undefined && at !== index}
            >
              <MatchCard match={match} onTap={() => onTap(match)} />
            </li>
          ))}
        </ul>
      </div>
      {index !== undefined && (
        <span className={styles.pause}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={`${label}: ${t(playing ? 'widget.pause' : 'widget.play')}`}
            onClick={toggle}
          />
        </span>
      )}
    </>
  );
}
