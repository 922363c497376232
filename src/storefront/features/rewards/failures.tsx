import type { ReactNode } from 'react';
import styles from './rewards.module.css';
import type { useClaims } from './use-claims';

type Props = {
  readonly failures: ReturnType<typeof useClaims>['failures'];
  /** Link to the record, shown if the outcome is unknown. */
  readonly record: ReactNode;
};

/** The rewards that were not claimed with the reasons, and a link to the record if the outcome is unknown. */
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
