import type { Link } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Tap } from '@/storefront/ui/tap';
import { LinkState } from './link-state';
import styles from './open-account.module.css';

type Props = { readonly link: Link; readonly onOpen: () => void };

/** One link: code, kind, validity, number of registrations. */
export function LinkRow({ link: { code, type, status, affiliateCount, endDate }, onOpen }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const until = endDate ? t('widget.open.until', { date: dates.text(endDate) }) : t('widget.open.forEver');
  return (
    <li className={styles.item}>
      <Tap className={styles.row} onTap={onOpen}>
        <span>
          <span className={styles.head}>
            <bdi dir="ltr" className={styles.code}>
              {code}
            </bdi>
            <LinkState status={status} />
          </span>
          <span className={styles.quiet}>
            {t(Number(type) === 1 ? 'widget.open.type.1' : 'widget.open.type.0')} · {until}
          </span>
        </span>
        <span className={styles.count}>
          <span className={styles.number}>{format.number(affiliateCount ?? 0)}</span>
          <span className={styles.quiet}>{t('widget.open.registered')}</span>
        </span>
      </Tap>
    </li>
  );
}
