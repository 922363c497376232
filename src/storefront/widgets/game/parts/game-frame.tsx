import { useEffect, useRef, useState } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { useAction } from '@/storefront/renderer/hooks';
import { Button } from '@/storefront/ui/button';
import { Spinner } from '@/storefront/ui/spinner';
import styles from './game-frame.module.css';
import { gameEventOf } from './game-url';

type Props = {
  /** Undefined while the address is asked for. */
  readonly url: string | undefined;
  readonly label: string;
  readonly backLabel: string;
  /** Milliseconds until what does not load offers the way back. */
  readonly timeout: number;
  readonly onBack: () => void;
  readonly onRetry: () => void;
};

/** The game in its frame; over it the waiting, which counts from the tap and ends in the game or in a way back. */
export function GameFrame({ url, label, backLabel, timeout, onBack, onRetry }: Props) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useLate(loaded, timeout);
  useGameMessages(frame, url, { onReady: () => setLoaded(true), onBack });
  return (
    <div className={styles.stage}>
      {url !== undefined && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={label}
          sandbox={isForeign(url) ? foreignRights : undefined}
          allow="autoplay; fullscreen; clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
      {!loaded && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p className={styles.title}>{t(late ? 'widget.game.slow' : 'widget.game.opening')}</p>
          {late && (
            <>
              <p>{t('widget.game.slowNote')}</p>
              <div className={styles.actions}>
                <Button icon="back" onClick={onBack}>
                  {backLabel}
                </Button>
                <Button tone="secondary" onClick={() => setLate(false)}>
                  {t('widget.game.wait')}
                </Button>
                <Button tone="ghost" icon="refresh" onClick={onRetry}>
                  {t('widget.retry')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** A foreign game may run, keep its own session and open its help; it may not move this page. */
const foreignRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock';

/** On our own host the attribute would hold nothing back, so it does not pretend to. */
function isForeign(url: string): boolean {
  return new URL(url).origin !== window.location.origin;
}

function useLate(loaded: boolean, timeout: number) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (loaded || late) return;
    const timer = setTimeout(() => setLate(true), timeout);
    return () => clearTimeout(timer);
  }, [loaded, late, timeout]);
  return [late, setLate] as const;
}

type Handlers = { readonly onReady: () => void; readonly onBack: () => void };

/** Messages count only from this frame, from the game's own origin and in the agreed shape. */
function useGameMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  url: string | undefined,
  handlers: Handlers,
): void {
  const run = useAction();
  const latest = useRef({ ...handlers, run });
  latest.current = { ...handlers, run };
  useEffect(() => {
    if (url === undefined) return;
    const { origin } = new URL(url);
    const listen = (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || message.source !== frame.current?.contentWindow) return;
      const event = gameEventOf(message.data);
      if (event === undefined) return;
      const { onReady, onBack, run } = latest.current;
      if (event === 'exit') return onBack();
      onReady();
      if (event !== 'ready') run({ do: 'refreshBalance' });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}
