import { type ReactNode, useId } from 'react';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import styles from './figure.module.css';

type Props = {
  readonly label: string;
  /** What a reader hears: the figure at rest. */
  readonly spoken: string;
  readonly tone: 'marquee' | 'plate' | 'line';
  readonly playing: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A large figure under its name, with a way to hold it still. */
export function Figure({ label, spoken, tone, playing, onToggle, children }: Props) {
  const name = useId();
  return (
    <section className={styles.figure} data-tone={tone} aria-labelledby={name}>
      <p id={name} className={styles.label}>
        {label}
      </p>
      <p className={styles.value}>
        <span className="sr-only">{spoken}</span>
        <bdi aria-hidden="true" dir="ltr">
          {children}
        </bdi>
      </p>
      <span className={styles.pause}>
        <PauseButton label={label} playing={playing} onToggle={onToggle} />
      </span>
    </section>
  );
}
