import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Spinner } from '@/storefront/ui/states/spinner';
import styles from './game-frame.module.css';
import { isForeign } from './game-url';
import { Unanswered } from './unanswered';
import { useGameMessages } from './use-game-messages';
import { useUnanswered } from './use-unanswered';

type Props = {
  /** Undefined while the address is being asked for. */
  readonly url: string | undefined;
  readonly label: string;
  readonly backLabel: string;
  /** Milliseconds after which a game that has not loaded offers a button to go back. */
  readonly timeout: number;
  /**
   * True while the reality check is open: the game is hidden and inert. It gets no message, since its host may not be
   * ours.
   */
  readonly isCovered: boolean;
  /** Called when a card over the game begins or stops to offer a button to go back. */
  readonly onOffersBack: (offersBack: boolean) => void;
  readonly onBack: () => void;
  readonly onRetry: () => void;
};

/**
 * The game in its frame. A layer over it waits for the game from the tap on, and finally offers a button to go back.
 */
export function GameFrame({ url, label, backLabel, timeout, isCovered, onOffersBack, onBack, onRetry }: Props) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useLate(isLoaded, timeout);
  const { isUnanswered, stopWarning } = useUnanswered(url);
  const offersBack = isLoaded ? isUnanswered : isLate;
  useLayoutEffect(() => {
    onOffersBack(offersBack);
    return () => onOffersBack(false);
  }, [onOffersBack, offersBack]);
  const handleReady = () => {
    setLoaded(true);
    stopWarning();
  };
  useGameMessages(frame, url, { onReady: handleReady, onBack });
  return (
    <div className={styles.stage}>
      {url !== undefined && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-covered={isCovered || undefined}
          inert={isCovered}
          src={url}
          title={label}
          // On our own host `sandbox` would restrict nothing, so it is left out.
          sandbox={isForeign(url) ? foreignRights : undefined}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={({ currentTarget }) => (isHome(currentTarget) ? onBack() : setLoaded(true))}
        />
      )}
      {!isLoaded && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p className={styles.title}>{t(isLate ? 'widget.game.slow' : 'widget.game.opening')}</p>
          {offersBack && (
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
      {isLoaded && offersBack && (
        <Unanswered backLabel={backLabel} onBack={onBack} onRetry={onRetry} onClose={stopWarning} />
      )}
    </div>
  );
}

/**
 * A foreign game may run scripts, keep its own session, log in to its server, open its help and turn the screen. It may
 * not navigate this page, show an `alert`, download, write to the clipboard, or open a window without these limits.
 */
const foreignRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock';

/**
 * Whether a foreign game has left for one of our pages: its own back button loads `backUrl` into the frame. Then the
 * page around the frame goes back.
 */
function isHome({ src, contentWindow }: HTMLIFrameElement): boolean {
  try {
    return isForeign(src) && contentWindow?.location.origin === window.location.origin;
  } catch {
    return false; // Still on a foreign host, which does not reveal its address.
  }
}

function useLate(isLoaded: boolean, timeout: number) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLoaded || isLate) return;
    const timer = setTimeout(() => setLate(true), timeout);
    return () => clearTimeout(timer);
  }, [isLoaded, isLate, timeout]);
  return [isLate, setLate] as const;
}
