import { useEffect, useRef } from 'react';
import styles from './form-alert.module.css';

/** Refusals that belong to no field. They scroll into view together with the button below. */
export function FormAlert({ problems }: { readonly problems: readonly string[] }) {
  const alertRef = useRef<HTMLDivElement>(null);
  const joinedText = problems.join();
  useEffect(() => {
    if (joinedText !== '') alertRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [joinedText]);
  return (
    <div ref={alertRef} role="alert" className={styles.alert} data-empty={problems.length === 0 || undefined}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
