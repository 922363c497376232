import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './type-field.module.css';

type Props = {
  readonly label: string;
  readonly types: readonly { readonly value: string; readonly label: string }[];
  readonly control: UseFormRegisterReturn;
};

/** What it is about: one of a few, all in sight. */
export function TypeField({ label, types, control }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {types.map((type) => (
          <label key={type.value} className={styles.choice}>
            <input type="radio" value={type.value} {...control} />
            <span>{type.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
