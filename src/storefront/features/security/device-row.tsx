import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { deviceName } from './device-name';
import styles from './security.module.css';

type DeviceRow = NonNullable<CallValue<'loginDevices'>>[number];
type LoginRow = NonNullable<CallValue<'loginHistory'>>[number];

type DeviceProps = { readonly device: DeviceRow; readonly busy: boolean; readonly onEnd: () => void };

/** One device with a session. Any but the one in use can be logged out. */
export function Device({ device: { userAgent, ip, loginAt, isCurrent }, busy, onEnd }: DeviceProps) {
  const t = useText();
  const dates = useDates();
  const name = deviceName(userAgent) || t('widget.security.unknownDevice');
  return (
    <li className={styles.card}>
      <Icon name="phone" />
      <span className={styles.bank}>
        <bdi>{name}</bdi>
        <span className={styles.note}>
          <bdi>{[loginAt ? dates.dateTime(loginAt) : '', ip ?? ''].filter((part) => part !== '').join(' · ')}</bdi>
        </span>
      </span>
      {isOn(isCurrent) ? (
        <span className={styles.chosen}>{t('widget.security.thisDevice')}</span>
      ) : (
        <Button tone="ghost" size="s" busy={busy} label={`${t('widget.security.endDevice')}: ${name}`} onClick={onEnd}>
          {t('widget.security.endDevice')}
        </Button>
      )}
    </li>
  );
}

/** One login attempt. A failed one is marked by a word and an icon, not by colour alone. */
export function LoginAttempt({ login: { loginAt, userAgent, ip, success } }: { readonly login: LoginRow }) {
  const t = useText();
  const dates = useDates();
  const isWrong = success !== undefined && success !== null && !isOn(success);
  const name = deviceName(userAgent) || t('widget.security.unknownDevice');
  return (
    <li className={styles.card}>
      <Icon name={isWrong ? 'warning' : 'check'} />
      <span className={styles.bank}>
        <bdi>{dates.dateTime(loginAt)}</bdi>
        <span className={styles.note}>
          <bdi>{[name, ip ?? ''].filter((part) => part !== '').join(' · ')}</bdi>
        </span>
      </span>
      {isWrong && <span className={styles.wrong}>{t('widget.security.loginFailed')}</span>}
    </li>
  );
}
