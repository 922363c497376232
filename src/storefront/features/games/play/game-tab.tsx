import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import styles from './game-trouble.module.css';

type Props = { readonly url: string; readonly label: string; readonly backLabel: string; readonly onBack: () => void };

/**
 * The game in a window of its own. If the browser blocks it, a tap opens the same address without asking for the game
 * again.
 */
export function GameTab({ url, label, backLabel, onBack }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState<boolean>();
  const tried = useRef(false);
  const open = () => setOpen(openTab(url));
  useReturn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once by itself, then by taps
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    open();
  }, []);
  return (
    <div role={isOpen === false ? 'alert' : 'status'}>
      <EmptyState
        icon={isOpen === false ? 'warning' : 'play'}
        title={isOpen === false ? t('error.popup') : t('widget.game.elsewhere', { name: label })}
      >
        <div className={styles.actions}>
          <Button icon="play" onClick={open}>
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

/** A player who comes back from the game gets the new balance. */
function useReturn(): void {
  const run = useAction();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const listen = () => document.visibilityState === 'visible' && latest.current({ do: 'refreshBalance' });
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}

/** `noopener` would hide whether it was blocked, so the opener is cut by hand. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank', '');
  if (tab) tab.opener = null;
  return Boolean(tab);
}
