import styles from './receipt.module.css';

type Line = { readonly name: string; readonly amount: string };

type Props = {
  readonly lines: readonly Line[];
  /** The total. */
  readonly sum: Line;
};

/** Amounts below each other, with their total. */
export function Receipt({ lines, sum }: Props) {
  return (
    <dl className={styles.receipt}>
      {lines.map((line) => (
        <Row key={line.name} line={line} />
      ))}
      <Row line={sum} isSum />
    </dl>
  );
}

function Row({ line: { name, amount }, isSum }: { readonly line: Line; readonly isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
