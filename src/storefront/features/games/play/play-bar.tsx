import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import styles from './play-bar.module.css';

type Props = {
  /** The element that goes full screen with the game and this bar. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly backLabel: string;
  /** Undefined while the frame shows its own button to go back. */
  readonly onBack: (() => void) | undefined;
  /** Clock and net result of this visit. */
  readonly children: ReactNode;
};

/** The bar above a running game: a button to go back, the clock, and full screen if the browser supports it. */
export function PlayBar({ stage, backLabel, onBack, children }: Props) {
  const t = useText();
  const { isOffered, isFull, toggle } = useFullScreen(stage);
  return (
    <div className={styles.bar} data-play-bar>
      {onBack !== undefined && <IconButton icon="back" label={backLabel} onClick={onBack} />}
      <div className={styles.words}>{children}</div>
      {isOffered && (
        <IconButton
          icon={isFull ? 'close' : 'expand'}
          label={t(isFull ? 'widget.game.leaveFullScreen' : 'widget.game.fullScreen')}
          onClick={toggle}
        />
      )}
    </div>
  );
}

/** `isOffered` is false on the server and in browsers without full screen: iPhones have it for videos only. */
function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isOffered, setOffered] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setOffered(document.fullscreenEnabled === true);
    const handleChange = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, [stage]);
  const toggle = () => {
    // If the browser refuses, nothing changes.
    const switched = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    switched?.catch(() => undefined);
  };
  return { isOffered, isFull, toggle };
}
