import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import styles from './play-bar.module.css';

type Props = {
  /** What fills the screen with the game: this bar goes with it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly backLabel: string;
  /** Absent while the frame offers the way back in words: it stands once. */
  readonly onBack: (() => void) | undefined;
  /** Clock and net position of this visit. */
  readonly children: ReactNode;
};

/** The one line that a running game leaves: the way back, the clock, and the whole screen where the platform has it. */
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

/** Nothing is offered on the server, nor where a platform has no such thing: phones of Apple give it to films only. */
function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isOffered, setOffered] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setOffered(document.fullscreenEnabled === true);
    const listen = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, [stage]);
  const toggle = () => {
    // A refusal leaves what shows as it is.
    const done = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return { isOffered, isFull, toggle };
}
