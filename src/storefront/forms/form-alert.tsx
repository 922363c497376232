import { useEffect, useRef } from 'react';
import styles from './form-alert.module.css';

/** Refusals that belong to no field. They scroll into view together with the button below. */
export function FormAlert({ problems }: { readonly problems: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const said = problems.join();
  useEffect(() => {
    if (said !== '') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [said]);
  return (
    <div ref={place} role="alert" className={styles.alert} data-empty={problems.length === 0 || undefined}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
