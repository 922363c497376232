import type { ReactNode } from 'react';
import styles from './rewards.module.css';
import type { useClaims } from './use-claims';

type Props = {
  readonly failures: ReturnType<typeof useClaims>['failures'];
  /** Where the outcome stands, shown when it is not known. */
  readonly record: ReactNode;
};

/** What was not claimed, and why; the way to the record where nobody knows. */
export function Failures({ failures, record }: Props) {
  return (
    <>
      <div role="alert" className={styles.failures} data-empty={failures.length === 0 || undefined}>
        {failures.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {failures.some(({ isKnown }) => !isKnown) && record}
    </>
  );
}
