import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './hot-matches.module.css';
import { MatchCard } from './match-card';
import { MatchCarousel } from './match-carousel';
import { useMatches } from './use-matches';

/** At most this many matches are shown in turn. A tap opens the list of all. */
const mostMatches = 20;

export default function HotMatches({ box, props, emit }: WidgetComponentProps<'home.hot-matches'>) {
  const { label, interval = 5000, transition = 500 } = props;
  const { data, isPending } = useMatches();
  if (isPending) return <div {...box} className={styles.waiting} />;
  const [firstMatch, ...otherMatches] = (data ?? []).slice(0, mostMatches);
  // Without matches there is neither a card nor a gap.
  if (firstMatch === undefined) return null;
  return (
    <section {...box} className={styles.matches} aria-label={label}>
      {otherMatches.length === 0 ? (
        <MatchCard match={firstMatch} onTap={() => emit('tap', firstMatch.target)} />
      ) : (
        <MatchCarousel
          label={label}
          matches={[firstMatch, ...otherMatches]}
          interval={interval}
          transition={transition}
          onTap={(match) => emit('tap', match.target)}
        />
      )}
    </section>
  );
}
