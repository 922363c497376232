import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Picture } from '@/storefront/ui/picture';
import type { Match, Team } from './match';
import styles from './match-card.module.css';

type Props = { readonly match: Match; readonly onTap: () => void };

/** One match: a team on each side, league and time between them. */
export function MatchCard({ match, onTap }: Props) {
  const t = useText();
  const dates = useDates();
  const { home, away, league, time } = match;
  const versus = t('widget.match.versus', { home: home.name, away: away.name });
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={[versus, league, dates.hotMatch(time)].filter(Boolean).join(', ')}
      onClick={onTap}
    >
      <Side team={home} />
      <span className={styles.middle}>
        {league !== undefined && (
          <span className={styles.league} dir="auto">
            {league}
          </span>
        )}
        <span className={styles.versus}>{t('widget.match.vs')}</span>
        <bdi className={styles.time}>{dates.hotMatch(time)}</bdi>
      </span>
      <Side team={away} />
    </button>
  );
}

function Side({ team }: { readonly team: Team }) {
  return (
    <span className={styles.side}>
      <span className={styles.crest}>
        <Picture src={team.image} alt="" name={team.name} width={56} height={56} fit="contain" />
      </span>
      <span className={styles.team} dir="auto">
        {team.name}
      </span>
    </span>
  );
}
