import { type Claimable, isDraw, type Reward } from '@/storefront/platform/gateway/queries/money/rewards';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import ground from '@/storefront/ui/icons/icon-disc.module.css';
import { LongList, type RowPlace } from '@/storefront/ui/long-list/long-list';
import { rewardKind } from './reward-kind';
import styles from './rewards.module.css';
import { isMoney, isNothing, useGift } from './use-gift';
import { useRewardName } from './use-reward-name';

type State = 'waiting' | 'claimed' | 'expired';

type Claims = {
  /** Ids of rewards whose claim is on its way. */
  readonly busy: ReadonlySet<Reward['rewardId']> | undefined;
  readonly claim: (reward: Claimable) => void;
};

type Props = {
  readonly rewards: readonly Claimable[];
  readonly state: State;
  readonly label: string;
  /** Set if the rewards can be claimed. */
  readonly claims?: Claims;
};

export function RewardList({ rewards, state, label, claims }: Props) {
  return (
    <Card pad="none">
      <LongList rows={rewards} label={label}>
        {(reward, place) => (
          <Row key={String(reward.rewardId)} reward={reward} state={state} place={place} claims={claims} />
        )}
      </LongList>
    </Card>
  );
}

type RowProps = Pick<Props, 'state'> & {
  readonly claims: Claims | undefined;
  readonly reward: Claimable;
  readonly place: RowPlace;
};

function Row({ reward, state, place, claims }: RowProps) {
  const t = useText();
  const format = useFormat();
  const giftOf = useGift();
  const name = useRewardName()(reward);
  const actionText = t(isDraw(reward) ? 'widget.reward.draw' : 'widget.reward.one');
  const { amount, remark, promotionType, rewardId } = reward;
  const hasAmount = amount !== null && amount !== undefined && amount !== '';
  const promisedText = hasAmount ? (isMoney(amount) ? format.money(amount) : String(amount)) : undefined;
  const text = state === 'claimed' ? giftOf(reward, amount) : promisedText;
  return (
    <li className={styles.row} data-state={state} {...place}>
      <span className={`${ground.disc} ${styles.icon}`}>
        <Icon name={rewardKind(promotionType).icon} />
      </span>
      <span className={styles.words}>
        <span dir="auto">{name}</span>
        {text !== undefined && (
          <bdi className={isMoney(amount) && !isNothing(amount) ? styles.amount : styles.name}>{text}</bdi>
        )}
        <RewardDate reward={reward} state={state} />
        {remark && (
          <span className={styles.name} dir="auto">
            {remark}
          </span>
        )}
      </span>
      {claims !== undefined && (
        <Button
          size="s"
          tone="secondary"
          label={`${actionText}: ${name}`}
          busy={claims.busy?.has(rewardId)}
          disabled={claims.busy !== undefined && !claims.busy.has(rewardId)}
          onClick={() => claims.claim(reward)}
        >
          {actionText}
        </Button>
      )}
    </li>
  );
}

/** When the reward was claimed, or the end of the time to claim it. If that is unknown, when it was issued. */
function RewardDate({ reward, state }: Pick<RowProps, 'reward' | 'state'>) {
  const t = useText();
  const dates = useDates();
  const { issuedDate, expiryDate, claimedDate } = reward;
  const [key, date] = state === 'claimed' ? (['claimed', claimedDate] as const) : ([state, expiryDate] as const);
  const [textKey, shownDate] = date ? ([key, date] as const) : (['issued', issuedDate] as const);
  if (!shownDate) return null;
  const dateText = dates.text(shownDate);
  return <span className={styles.name}>{t(`widget.reward.when.${textKey}`, { date: dateText })}</span>;
}
