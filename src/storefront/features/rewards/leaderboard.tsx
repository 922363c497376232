import { useState } from 'react';
import { type Mission, missionBoardQuery } from '@/storefront/platform/gateway/queries/money/missions';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './missions.module.css';
import { useMissionValue } from './use-mission-value';

/** The leaders of a mission, loaded when their list opens, and the member's own rank below. */
export function Leaderboard({ mission }: { readonly mission: Mission }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" size="s" icon="trophy" onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'widget.mission.hideBoard' : 'widget.mission.board')}
      </Button>
      {isOpen && <Places mission={mission} />}
    </>
  );
}

function Places({ mission }: { readonly mission: Mission }) {
  const t = useText();
  const format = useFormat();
  const value = useMissionValue(mission);
  const board = useQuery(missionBoardQuery(useGateway(), mission.missionId));
  return (
    <QueryState query={board} skeleton="card">
      {({ list, footer }) =>
        list === null || list === undefined || list.length === 0 ? (
          <p className={styles.note}>{t('widget.mission.noBoard')}</p>
        ) : (
          <>
            <ol className={styles.board} aria-label={t('widget.mission.boardOf')}>
              {list.map(({ rank, name, reachedValue }, index) => (
                <li key={String(rank ?? index)} className={styles.place}>
                  <span>{format.number(rank ?? index + 1)}</span>
                  <bdi>{name}</bdi>
                  <bdi className={styles.reached}>{value(reachedValue)}</bdi>
                </li>
              ))}
            </ol>
            <p className={styles.note}>
              {footer?.rank
                ? t('widget.mission.ownPlace', {
                    rank: format.number(footer.rank),
                    reached: value(footer.reachedValue),
                  })
                : t('widget.mission.noPlace')}
            </p>
          </>
        )
      }
    </QueryState>
  );
}
