import styles from './level-path.module.css';

type Props = {
  readonly label: string;
  /** From the top level down to the current one. */
  readonly levels: readonly { readonly key: string | number; readonly name: string | null | undefined }[];
  readonly onBack: (index: number) => void;
};

/** The current level, with a button for each level above. Nothing at the top level. */
export function LevelPath({ label, levels, onBack }: Props) {
  if (levels.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.path}>
        {levels.map(({ key, name }, index) => (
          <li key={key}>
            {index === levels.length - 1 ? (
              <span className={styles.here} aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <button type="button" className={styles.level} onClick={() => onBack(index)}>
                <bdi>{name}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
