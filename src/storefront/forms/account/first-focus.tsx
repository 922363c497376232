import { type ReactNode, useEffect, useRef } from 'react';
import styles from './first-focus.module.css';

/** Focus target at the start of a sheet with a form: before its first field, and not on the close button. */
export function FirstFocus({ children }: { readonly children: ReactNode }) {
  const startRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startRef.current?.contains(document.activeElement) === false) startRef.current.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={startRef} className={styles.start} tabIndex={-1}>
      {children}
    </div>
  );
}
