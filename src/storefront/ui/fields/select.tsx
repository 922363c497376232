import styles from './select.module.css';

type Props = {
  readonly label: string;
  /** Text of the option "all". Without it there is no such option. */
  readonly all?: string;
  readonly options: { readonly [key: string]: string };
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

/** A select with its label above. */
export function Select({ label, all, options, value = '', onChange }: Props) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value || undefined)}>
        {all !== undefined && <option value="">{all}</option>}
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
