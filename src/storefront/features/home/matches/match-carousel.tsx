import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import type { Match } from './match';
import { MatchCard } from './match-card';
import styles from './match-carousel.module.css';

type Props = {
  readonly label: string;
  readonly matches: readonly Match[];
  /** Milliseconds until the next match. */
  readonly interval: number;
  /** Milliseconds of the transition. */
  readonly transition: number;
  readonly onTap: (match: Match) => void;
};

/** Matches in turn, moving upwards in a loop. Until the carousel runs, the first one is shown. */
export function MatchCarousel({ label, matches, interval, transition, onTap }: Props) {
  const slides = matches.map(({ key }) => key);
  const { frame, index, playing, toggle } = useCarousel({
    axis: 'vertical',
    slides,
    interval,
    speed: transition,
    loop: true,
  });
  return (
    <>
      <div ref={frame} className={styles.strip}>
        <ul className="swiper-wrapper">
          {matches.map((match, at) => (
            <li key={match.key} className="swiper-slide" data-place={at} inert={at !== (index ?? 0)}>
              <MatchCard match={match} onTap={() => onTap(match)} />
            </li>
          ))}
        </ul>
      </div>
      {index !== undefined && (
        <span className={styles.pause}>
          <PauseButton label={label} playing={playing} onToggle={toggle} />
        </span>
      )}
    </>
  );
}
