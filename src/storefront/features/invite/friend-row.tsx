import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './friends.module.css';

type Friend = NonNullable<CallValue<'referredFriends'>['list']>[number];

/** An invited friend: name, date, reward. */
export function FriendRow({ friend: { name, date, reward } }: { readonly friend: Friend }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const isRewarded = Number(reward ?? 0) > 0;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <bdi>{name}</bdi>
        {date && <span className={styles.date}>{dates.text(date)}</span>}
      </span>
      <span className={styles.worth} data-state={isRewarded ? 'rewarded' : 'joined'}>
        {isRewarded ? <bdi>{format.gain(reward ?? 0)}</bdi> : t('widget.invite.joined')}
      </span>
    </li>
  );
}
