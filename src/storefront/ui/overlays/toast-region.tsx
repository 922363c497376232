import { useEffect, useState, useSyncExternalStore } from 'react';
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

const voices = ['status', 'alert', undefined] as const;

/** The place of toasts: 65 px from the top. Screen readers announce them. */
export function ToastRegion() {
  const speaks = useSpeaks();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.server);
  const shown = speaks ? toasts : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the time, they trigger nothing
    <div
      className={styles.region}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {voices.map((voice) => (
        <div key={voice ?? ''} role={voice} className="contents">
          {shown
            .filter((toast) => voiceOf(toast) === voice)
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

function voiceOf({ kind, silent }: Toast): (typeof voices)[number] {
  if (silent) return undefined;
  return kind === 'fail' || kind === 'offline' ? 'alert' : 'status';
}

function useSpeaks(): boolean {
  const [self] = useState(() => Symbol('region'));
  const newest = useSyncExternalStore(
    subscribe,
    () => regions.at(-1),
    () => undefined,
  );
  useEffect(() => {
    regions.push(self);
    announce();
    return () => {
      regions.splice(regions.indexOf(self), 1);
      announce();
    };
  }, [self]);
  return newest === self;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
