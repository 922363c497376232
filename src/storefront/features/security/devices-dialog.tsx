import { useSubmitChange } from '@/storefront/forms/account/use-submit-change';
import { FormAlert } from '@/storefront/forms/form-alert';
import { loginDevicesQuery, loginHistoryQuery } from '@/storefront/platform/gateway/queries/member/security';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Device, LoginAttempt } from './device-row';
import styles from './security.module.css';

type Props = {
  /** Asks whether to log out all devices but the one in use. */
  readonly onOthers: () => void;
  readonly onClose: () => void;
};

/** Devices with a session, a button to end that of each other device, and the last login attempts. */
export function DevicesDialog({ onOthers, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const devices = useQuery(loginDevicesQuery(gateway));
  const logins = useQuery(loginHistoryQuery(gateway));
  const { busy, problem, change } = useSubmitChange();
  const end = (deviceId: string | number) => void change(() => gateway.call('endDevice', { deviceId }));
  return (
    <Dialog title={t('widget.security.devices')} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.stack}>
        <QueryState query={devices} skeleton="form">
          {(list) => (
            <>
              <ul className={styles.cards} aria-label={t('widget.security.devices')}>
                {(list ?? []).map((device) => (
                  <Device key={device.deviceId} device={device} busy={busy} onEnd={() => end(device.deviceId)} />
                ))}
              </ul>
              {(list ?? []).filter(({ isCurrent }) => !isOn(isCurrent)).length > 1 && (
                <Button tone="secondary" icon="logout" wide disabled={busy} onClick={onOthers}>
                  {t('widget.security.endOthers')}
                </Button>
              )}
            </>
          )}
        </QueryState>
        <FormAlert problems={[problem]} />
        <h3 className={styles.heading}>{t('widget.security.logins')}</h3>
        <QueryState query={logins} skeleton="card">
          {(list) =>
            list === null || list.length === 0 ? (
              <p className={styles.note}>{t('widget.security.noLogins')}</p>
            ) : (
              <ul className={styles.cards} aria-label={t('widget.security.logins')}>
                {list.map((login, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tries may come in one moment, and none changes
                  <LoginAttempt key={`${login.loginAt} ${index}`} login={login} />
                ))}
              </ul>
            )
          }
        </QueryState>
        <p className={styles.note}>{t('widget.security.loginsNote')}</p>
      </div>
    </Dialog>
  );
}
