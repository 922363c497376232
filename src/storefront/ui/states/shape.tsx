import styles from './shape.module.css';

type Props = {
  /**
   * list: sums, then rows with an amount at the end. amount: options, the amount, the button. letters: rows of words.
   */
  readonly of: 'list' | 'amount' | 'letters';
  readonly label: string;
};

const partsByShape = {
  list: ['sums', 'row', 'row', 'row', 'row', 'row'],
  amount: ['way', 'way', 'way', 'way', 'box'],
  letters: ['row', 'row', 'row', 'row', 'row'],
} as const;

/** The skeleton of a money page, in the shape of its content, so that amounts appear where they are expected. */
export function Shape({ of, label }: Props) {
  return (
    <div className={styles.shape} data-of={of} role="status" aria-label={label} aria-busy="true">
      {partsByShape[of].map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <span key={index} className={styles[part]}>
          <i />
          <i />
          <i />
        </span>
      ))}
    </div>
  );
}
