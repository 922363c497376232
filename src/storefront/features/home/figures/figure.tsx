import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import type { Box } from '@/storefront/ui/box';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import styles from './figure.module.css';
import type { Playing } from './use-playing';

type Props = Box &
  Playing & {
    readonly label: string;
    /** Text for screen readers. Changes are not announced. */
    readonly spoken: string;
    readonly tone: 'marquee' | 'plate' | 'line';
    readonly children: ReactNode;
  };

/** A large figure below its name, with a button that pauses it. */
export function Figure({ label, spoken, tone, frame, playing, moves, toggle, children, ...box }: Props) {
  const name = useId();
  useLamps(frame, tone === 'marquee' && moves);
  return (
    <section {...box} ref={frame} className={styles.figure} data-tone={tone} aria-labelledby={name}>
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
        <PauseButton label={label} playing={playing} onToggle={toggle} />
      </span>
    </section>
  );
}

/** The bulbs of the sign, above and below, dim in turns. */
const rows = [
  { pseudoElement: '::before', delay: 0 },
  { pseudoElement: '::after', delay: -700 },
] as const;
const dimmed = [{ opacity: 1, easing: 'step-end' }, { opacity: 0.35, easing: 'step-end', offset: 0.5 }, { opacity: 1 }];
const lampRound = { duration: 1400, iterations: Number.POSITIVE_INFINITY };

/** By script: each round of a CSS animation fires an event and wakes the phone's processor. */
function useLamps(sign: RefObject<HTMLElement | null>, lit: boolean): void {
  useEffect(() => {
    const element = sign.current;
    if (!lit || typeof element?.animate !== 'function') return;
    const lamps = rows.map((row) => element.animate(dimmed, { ...row, ...lampRound }));
    return () => {
      for (const lamp of lamps) lamp.cancel();
    };
  }, [sign, lit]);
}
