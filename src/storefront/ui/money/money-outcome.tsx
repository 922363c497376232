import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import styles from './money-outcome.module.css';
import { MoneyState } from './money-state';

type Props = ComponentProps<typeof MoneyState> & {
  readonly label: string;
  /** Link to the record. */
  readonly record: ReactNode;
  readonly againLabel: string;
  readonly onAgain: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
};

/** The result of a money order, in place of the form. It gets the focus. */
export function MoneyOutcome({ label, record, againLabel, onAgain, children, ...state }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Card pad="l">
      <section ref={section} tabIndex={-1} className={styles.outcome} aria-label={label}>
        <MoneyState {...state} />
        {children}
        {record}
        <Button tone="secondary" wide onClick={onAgain}>
          {againLabel}
        </Button>
      </section>
    </Card>
  );
}
