import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './fund-standing.module.css';

type Props = {
  /** Wrong tries that are left; 0 where none is counted. */
  readonly left: number;
  /** When a locked one is taken again, epoch ms. */
  readonly until: number | undefined;
};

/** What is said of the fund password beside its field. */
export default function FundStanding({ left, until }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  if (left > 0)
    return <Note role="alert" icon="warning" words={t('widget.withdraw.fundTries', { count: format.number(left) })} />;
  if (until === undefined) return null;
  return (
    <Note
      role="status"
      icon="lock"
      words={t('widget.withdraw.fundLocked', { at: dates.ofZone(dates.dateTime(until)) })}
    />
  );
}

type NoteProps = {
  /** A wrong try is told at once. */
  readonly role: 'alert' | 'status';
  readonly icon: string;
  readonly words: string;
};

function Note({ role, icon, words }: NoteProps) {
  return (
    <p className={styles.standing} role={role}>
      <Icon name={icon} size="s" />
      <span>{words}</span>
    </p>
  );
}
