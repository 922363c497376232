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
  if (left > 0) return <Note icon="warning" words={t('widget.withdraw.fundTries', { count: format.number(left) })} />;
  if (until === undefined) return null;
  return <Note icon="lock" words={t('widget.withdraw.fundLocked', { at: dates.dateTime(until) })} />;
}

function Note({ icon, words }: { readonly icon: string; readonly words: string }) {
  return (
    <p className={styles.standing} role="status">
      <Icon name={icon} size="s" />
      <span>{words}</span>
    </p>
  );
}
