import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './fund-standing.module.css';

/** How many wrong tries the fund password still has, or when a locked one is taken again; nothing where the platform does not say. */
export function FundStanding() {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const left = data?.paymentPasswordTriesLeft ?? 0;
  if (left <= 0) return <FundLock />;
  return (
    <p className={styles.standing} role="status">
      <Icon name="warning" size="s" />
      <span>{t('widget.withdraw.fundTries', { count: format.number(left) })}</span>
    </p>
  );
}

/** When a locked fund password is taken again. */
export function FundLock() {
  const t = useText();
  const dates = useDates();
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const until = data?.paymentPasswordLockedUntil ?? undefined;
  const isLocked = useIsAhead(until);
  if (!isLocked || until === undefined) return null;
  return (
    <p className={styles.standing} role="status">
      <Icon name="lock" size="s" />
      <span>{t('widget.withdraw.fundLocked', { at: dates.dateTime(until) })}</span>
    </p>
  );
}

/** Whether a moment (epoch ms) is still to come; false before the first look at the clock. */
function useIsAhead(moment: number | undefined): boolean {
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const left = moment === undefined ? 0 : moment - Date.now();
    setIsAhead(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(setIsAhead, Math.min(left, longestTimer), false);
    return () => clearTimeout(timer);
  }, [moment]);
  return isAhead;
}

/** A longer one ends at once. */
const longestTimer = 2 ** 31 - 1;
