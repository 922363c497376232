import { type Mission, milestonesQuery } from '@/storefront/platform/gateway/queries/money/missions';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { Progress } from '@/storefront/ui/progress';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Leaderboard } from './leaderboard';
import { MilestoneRow } from './milestone-row';
import styles from './missions.module.css';
import type { useClaims } from './use-claims';
import { useMissionValue } from './use-mission-value';

type Props = { readonly mission: Mission; readonly claims: ReturnType<typeof useClaims> };

/** One mission: its end, the member's progress, its steps, and the leaders. */
export function MissionCard({ mission, claims }: Props) {
  const t = useText();
  const dates = useDates();
  const value = useMissionValue(mission);
  const steps = useQuery(milestonesQuery(useGateway(), mission.missionId));
  const { title, description, endDate, reachedValue, targetValue } = mission;
  const name = title || t('widget.reward.kind.mission');
  const [reached, goal] = [Number(reachedValue ?? 0) || 0, Number(targetValue ?? 0) || 0];
  const progressText =
    goal > 0 ? t('widget.mission.progress', { reached: value(reached), goal: value(goal) }) : value(reached);
  return (
    <Card pad="l">
      <section className={styles.mission} aria-label={name}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        {description && (
          <p className={styles.note} dir="auto">
            {description}
          </p>
        )}
        {goal > 0 && <Progress max={goal} value={reached} label={progressText} />}
        <p>
          <bdi>{progressText}</bdi>
        </p>
        {endDate && (
          <p className={styles.note}>
            {t('widget.reward.when.waiting', {
              date: dates.text(endDate),
            })}
          </p>
        )}
        <QueryState query={steps} skeleton="card">
          {(rows) =>
            rows === null || rows.length === 0 ? null : (
              <ol className={styles.steps} aria-label={t('widget.mission.steps')}>
                {rows.map((step, index) => (
                  <MilestoneRow
                    key={String(step.milestoneId ?? index)}
                    mission={mission}
                    step={step}
                    claims={claims}
                    name={name}
                    reached={reached}
                  />
                ))}
              </ol>
            )
          }
        </QueryState>
        <Leaderboard mission={mission} />
      </section>
    </Card>
  );
}
