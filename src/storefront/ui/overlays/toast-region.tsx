import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '../button';
import { Icon } from '../icons/icon';
import { Spinner } from '../states/spinner';
import { dismissToast, holdToasts, type Toast, toastStore } from './toast';
import styles from './toast-region.module.css';

const icons = { info: 'info', success: 'check', fail: 'warning', offline: 'signal-off' } as const;

/**
 * Mounted regions. A modal dialog makes the page inert, so each dialog has a region of its own; the newest shows the
 * toasts.
 */
const regions: symbol[] = [];
const listeners = new Set<() => void>();

const roles = ['status', 'alert', undefined] as const;

/** The place of toasts: 65 px from the top. Screen readers announce them. */
export function ToastRegion() {
  const isNewest = useIsNewest();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.server);
  const shownToasts = isNewest ? toasts : [];
  const isHeld = useRef(false);
  const hold = (isOn: boolean) => {
    isHeld.current = isOn;
    holdToasts(isOn);
  };
  // No event says that pointer and focus are gone where the region closes, or a newer one takes the toasts.
  useEffect(() => (isNewest ? () => void (isHeld.current && holdToasts(false)) : undefined), [isNewest]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the time, they trigger nothing
    <div
      className={styles.region}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {roles.map((role) => (
        <div key={role ?? ''} role={role} className="contents">
          {shownToasts
            .filter((toast) => roleOf(toast) === role)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = useText();
  return (
    <div className={styles.toast} data-kind={toast.kind}>
      <span className={styles.icon}>{toast.kind === 'loading' ? <Spinner /> : <Icon name={icons[toast.kind]} />}</span>
      <p>{toast.text}</p>
      {toast.kind !== 'loading' && (
        <IconButton
          icon="close"
          label={t('widget.close')}
          onClick={() => {
            holdToasts(false);
            dismissToast(toast.id);
          }}
        />
      )}
    </div>
  );
}

function roleOf({ kind, silent }: Toast): (typeof roles)[number] {
  if (silent) return undefined;
  return kind === 'fail' || kind === 'offline' ? 'alert' : 'status';
}

function useIsNewest(): boolean {
  const [region] = useState(() => Symbol('region'));
  const newest = useSyncExternalStore(
    subscribe,
    () => regions.at(-1),
    () => undefined,
  );
  useEffect(() => {
    regions.push(region);
    notify();
    return () => {
      regions.splice(regions.indexOf(region), 1);
      notify();
    };
  }, [region]);
  return newest === region;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
