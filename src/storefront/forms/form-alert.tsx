import { useEffect, useRef, useState } from 'react';
import styles from './form-alert.module.css';

type Props = {
  readonly problems: readonly (string | undefined)[];
  /** The refusals stay while the player types. */
  readonly stays?: boolean;
};

/**
 * Refusals that belong to no field. They scroll into view together with the button below. They disappear once a field
 * of the form changes, since they are about its earlier value.
 */
export function FormAlert({ problems, stays }: Props) {
  const alertRef = useRef<HTMLDivElement>(null);
  const [oldText, setOldText] = useState('');
  const joinedText = problems.join();
  const isEmpty = joinedText === oldText;
  useEffect(() => {
    setOldText('');
    if (joinedText === '') return;
    const alert = alertRef.current;
    alert?.scrollIntoView?.({ block: 'nearest' });
    if (!stays) alert?.closest('form')?.addEventListener('input', () => setOldText(joinedText), { once: true });
  }, [joinedText, stays]);
  return (
    <div ref={alertRef} role="alert" className={styles.alert} data-empty={isEmpty || undefined}>
      {!isEmpty && problems.map((problem) => problem && <p key={problem}>{problem}</p>)}
    </div>
  );
}
