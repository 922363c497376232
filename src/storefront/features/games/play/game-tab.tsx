import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import styles from './game-trouble.module.css';

type Props = { readonly url: string; readonly label: string; readonly backLabel: string; readonly onBack: () => void };

/**
 * The game in a new window. If the browser blocks the window, a tap opens the same address, without a second launch
 * call.
 */
export function GameTab({ url, label, backLabel, onBack }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState<boolean>();
  const hasTried = useRef(false);
  const openWindow = () => setOpen(openTab(url));
  useBalanceOnReturn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once by itself, then by taps
  useEffect(() => {
    if (hasTried.current) return;
    hasTried.current = true;
    openWindow();
  }, []);
  return (
    <div role={isOpen === false ? 'alert' : 'status'}>
      <EmptyState
        icon={isOpen === false ? 'warning' : 'play'}
        title={isOpen === false ? t('error.popup') : t('widget.game.elsewhere', { name: label })}
      >
        <div className={styles.actions}>
          <Button icon="play" onClick={openWindow}>
            {t(isOpen === false ? 'widget.retry' : 'widget.game.again')}
          </Button>
          <Button tone="secondary" icon="back" onClick={onBack}>
            {backLabel}
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}

/** Reads the balance again when the player comes back from the game. */
function useBalanceOnReturn(): void {
  const run = useAction();
  const runRef = useRef(run);
  runRef.current = run;
  useEffect(() => {
    const handleVisibility = () => document.visibilityState === 'visible' && runRef.current({ do: 'refreshBalance' });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}

/** `noopener` would hide whether the window was blocked, so the opener is removed in code. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank', '');
  if (tab) tab.opener = null;
  return Boolean(tab);
}
