import type { Milestone, Mission } from '@/storefront/platform/gateway/queries/money/missions';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './missions.module.css';
import type { useClaims } from './use-claims';
import { useMissionValue } from './use-mission-value';

type Props = {
  readonly mission: Mission;
  readonly step: Milestone;
  /** Name of the mission. */
  readonly name: string;
  readonly reached: number;
  readonly claims: ReturnType<typeof useClaims>;
};

const states = { I: 'ready', C: 'claimed', E: 'expired' } as const;
const icons = { open: 'lock', ready: 'gift', claimed: 'check', expired: 'clock' } as const;

/** A step: its goal, its reward, and the claim when it is reached. */
export function MilestoneRow({ mission, step, name, reached, claims: { busy, claim } }: Props) {
  const t = useText();
  const format = useFormat();
  const value = useMissionValue(mission);
  const { targetValue, amount, status, rewardId, promotionType } = step;
  const state = status === 'I' || status === 'C' || status === 'E' ? states[status] : 'open';
  const leftToReach = Math.max(0, Number(targetValue) - reached);
  const goal = t('widget.mission.reach', { goal: value(targetValue) });
  const canClaim = state === 'ready' && rewardId !== null && rewardId !== undefined;
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark}>
        <Icon name={icons[state]} />
      </span>
      <span className={styles.words}>
        <span>{goal}</span>
        {amount !== null && amount !== undefined && <bdi className={styles.amount}>{format.gain(amount)}</bdi>}
        {state !== 'ready' && (
          <span className={styles.note}>{t(`widget.mission.state.${state}`, { left: value(leftToReach) })}</span>
        )}
      </span>
      {canClaim && (
        <Button
          size="s"
          label={`${t('widget.reward.one')}: ${name}, ${goal}`}
          busy={busy?.has(rewardId)}
          disabled={busy !== undefined && !busy.has(rewardId)}
          onClick={() =>
            void claim([{ rewardId, promotionType: promotionType ?? 'MISSION', title: name, amount: amount ?? null }])
          }
        >
          {t('widget.reward.one')}
        </Button>
      )}
    </li>
  );
}
