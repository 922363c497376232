import styles from './skeleton.module.css';

type Props = {
  readonly kind?: 'line' | 'card' | 'tiles' | 'banner' | 'form' | 'strip' | 'panel' | undefined;
  readonly label?: string | undefined;
};

const pieces = { line: 1, card: 1, tiles: 6, banner: 1, form: 4, strip: 1, panel: 1 } as const;

/** Holds the box of what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ kind = 'line', label }: Props) {
  return (
    <div className={styles.skeleton} data-kind={kind} role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: pieces[kind] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never move
        <span key={index} />
      ))}
    </div>
  );
}
