import { useEffect, useRef, useState } from 'react';
import styles from './ask-button.module.css';
import { Button } from './button';

type Props = {
  readonly label: string;
  readonly icon?: string | undefined;
  readonly tone: 'secondary' | 'danger';
  /** What will happen, shown before it is done. */
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly busy: boolean;
  readonly disabled?: boolean | undefined;
  readonly onYes: () => Promise<unknown>;
};

/** A button that asks for confirmation. The question shows with both answers; "no" has the focus. */
export function AskButton({ label, icon, tone, question, no, yes, busy, disabled, onYes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Undefined before the first tap, so that nothing takes the focus at the start.
  const [isAsking, setIsAsking] = useState<boolean>();
  useEffect(() => {
    if (isAsking === undefined) return;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAsking]);
  return (
    <div ref={box} className={styles.ask}>
      {isAsking ? (
        <>
          <p role="alert">{question}</p>
          <div className={styles.answers}>
            <Button tone="secondary" disabled={busy} onClick={() => setIsAsking(false)}>
              {no}
            </Button>
            <Button
              tone={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              onClick={() => void onYes().then(() => setIsAsking(false))}
            >
              {yes}
            </Button>
          </div>
        </>
      ) : (
        <Button wide tone={tone} icon={icon} disabled={disabled} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
