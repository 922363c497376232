import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import type { Box } from '@/storefront/ui/box';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import styles from './figure.module.css';
import type { Playing } from './use-playing';

type Props = Box &
  Playing & {
    readonly label: string;
    /** Text for screen readers. Changes are not announced. */
    readonly spokenText: string;
    readonly tone: 'marquee' | 'plate' | 'line';
    readonly children: ReactNode;
  };

/** A large figure below its name, with a button that pauses it. */
export function Figure({ label, spokenText, tone, frame, playing, isMoving: moves, toggle, children, ...box }: Props) {
  const nameId = useId();
  useLamps(frame, tone === 'marquee' && moves);
  return (
    <section {...box} ref={frame} className={styles.figure} data-tone={tone} aria-labelledby={nameId}>
      <p id={nameId} className={styles.label}>
        {label}
      </p>
      <p className={styles.value}>
        <span className="sr-only">{spokenText}</span>
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
const lampRows = [
  { pseudoElement: '::before', delay: 0 },
  { pseudoElement: '::after', delay: -700 },
] as const;
const dimming = [
  { opacity: 1, easing: 'step-end' },
  { opacity: 0.35, easing: 'step-end', offset: 0.5 },
  { opacity: 1 },
];
const lampRound = { duration: 1400, iterations: Number.POSITIVE_INFINITY };

/** Animates the lamps by script: each round of a CSS animation fires an event and wakes the phone's processor. */
function useLamps(sign: RefObject<HTMLElement | null>, isLit: boolean): void {
  useEffect(() => {
    const element = sign.current;
    if (!isLit || typeof element?.animate !== 'function') return;
    const lamps = lampRows.map((row) => element.animate(dimming, { ...row, ...lampRound }));
    return () => {
      for (const lamp of lamps) lamp.cancel();
    };
  }, [sign, isLit]);
}
