import { useEffect, useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './header.module.css';

export default function Header({ box, props, slots }: WidgetComponentProps<'shell.header'>) {
  const isRaised = useScrolledPast(props.threshold ?? 100);
  const name = props.label === undefined ? {} : { 'aria-label': props.label };
  return (
    <header {...box} className={styles.header} data-whole data-raised={isRaised || undefined} {...name}>
      <div className={styles.line}>
        <div className={styles.start}>{slots.start}</div>
        <div className={styles.end}>{slots.end}</div>
      </div>
    </header>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const measure = () => setIsPast(window.scrollY > threshold);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [threshold]);
  return isPast;
}
