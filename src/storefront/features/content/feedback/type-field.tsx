import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import styles from './type-field.module.css';

type Props = {
  readonly label: string;
  readonly types: readonly { readonly value: string; readonly label: string }[];
  readonly control: UseFormRegisterReturn;
};

/** The subject: one of a few, all visible. */
export function TypeField({ label, types, control }: Props) {
  return (
    <FieldGroup label={label}>
      <div className={styles.row}>
        {types.map((type) => (
          <label key={type.value} className={styles.choice}>
            <input type="radio" value={type.value} {...control} />
            <span>{type.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
