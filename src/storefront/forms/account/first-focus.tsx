import { type ReactNode, useEffect, useRef } from 'react';
import styles from './first-focus.module.css';

type Props = {
  /** The controls are off, so one that had the focus loses it. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
};

/** Focus target at the start of a sheet with a form: before its first field, and not on the close button. */
export function FirstFocus({ isLocked, children }: Props) {
  const startRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the controls go off
  useEffect(() => {
    const focusedControl = startRef.current?.querySelector(':focus:not(:disabled)') ?? null;
    if (focusedControl === null) startRef.current?.focus({ preventScroll: true });
  }, [isLocked]);
  return (
    <div ref={startRef} className={styles.start} tabIndex={-1}>
      {children}
    </div>
  );
}
