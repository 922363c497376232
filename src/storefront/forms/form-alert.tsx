import styles from './form-alert.module.css';

/** What was refused and belongs to no field. */
export function FormAlert({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="alert" className={styles.alert} data-empty={problems.length === 0 || undefined}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
