import styles from './tabs.module.css';

type Props<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
};

/** Two or three tabs side by side. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose }: Props<Key>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group inside the form
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={styles.tab}
          aria-pressed={tab.key === chosen}
          onClick={() => onChoose(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
