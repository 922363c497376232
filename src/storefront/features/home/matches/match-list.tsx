import { useId } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { LongList, type RowPlace } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import type { Match, Team } from './match';
import styles from './match-list.module.css';
import { useMatches } from './use-matches';

export default function MatchList({ box, props, emit, href }: WidgetComponentProps<'home.match-list'>) {
  const headingId = useId();
  const { title, action, empty, league } = props;
  return (
    <section {...box} className={styles.matches} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <QueryState query={useMatches()} skeleton="form" empty={<EmptyState icon="ball" title={empty} />}>
        {(matches) => (
          <LongList rows={matches} className={styles.list}>
            {(match, place) => (
              <MatchRow
                key={match.key}
                place={place}
                match={match}
                action={action}
                league={match.league ?? league}
                href={href('bet', match.target)}
                onBet={() => emit('bet', match.target)}
              />
            )}
          </LongList>
        )}
      </QueryState>
    </section>
  );
}

type RowProps = {
  readonly match: Match;
  readonly place: RowPlace;
  readonly action: string;
  readonly league: string | undefined;
  readonly href: string | undefined;
  readonly onBet: () => void;
};

function MatchRow({ match, place, action, league, href, onBet }: RowProps) {
  const t = useText();
  const dates = useDates();
  const { home, away, time } = match;
  const versus = t('widget.match.versus', { home: home.name, away: away.name });
  return (
    <li className={styles.match} aria-label={versus} {...place}>
      <p className={styles.head}>
        {league !== undefined && <bdi>{league}</bdi>}
        <bdi className={styles.time}>{dates.hotMatch(time)}</bdi>
      </p>
      <div className={styles.teams}>
        <TeamLine team={home} />
        <TeamLine team={away} />
      </div>
      <span className={styles.bet}>
        <Button size="s" label={t('widget.match.bet', { action, match: versus })} href={href} onClick={onBet}>
          {action}
        </Button>
      </span>
    </li>
  );
}

function TeamLine({ team: { name, image } }: { readonly team: Team }) {
  return (
    <p className={styles.team}>
      <span className={styles.crest}>
        <Picture src={image} alt="" name={name} width={32} height={32} fit="contain" />
      </span>
      <bdi>{name}</bdi>
    </p>
  );
}
