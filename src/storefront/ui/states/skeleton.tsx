import type { Ref } from 'react';
import type { Box } from '../box';
import styles from './skeleton.module.css';

type Props = Box & {
  readonly kind?: 'line' | 'card' | 'tiles' | 'banner' | 'form' | 'strip' | 'panel' | undefined;
  readonly label?: string | undefined;
  /** For a box that loads only near the screen: it does not move, and screen readers do not hear of it. */
  readonly still?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

const pieceCounts = { line: 1, card: 1, tiles: 6, banner: 1, form: 4, strip: 1, panel: 1 } as const;

/** Keeps the box of content that loads, so that nothing jumps. */
export function Skeleton({ kind = 'line', label, still = false, ref, ...box }: Props) {
  const ariaProps = still ? { 'aria-hidden': true, 'data-still': true } : { role: 'status', 'aria-label': label };
  return (
    <div {...box} ref={ref} className={styles.skeleton} data-kind={kind} aria-busy="true" {...ariaProps}>
      {Array.from({ length: pieceCounts[kind] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never move
        <span key={index} />
      ))}
    </div>
  );
}
