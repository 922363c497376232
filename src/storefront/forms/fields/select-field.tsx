import { useId } from 'react';
import { FieldShell } from '@/storefront/ui/fields/field-shell';
import { type FormScope, fieldName } from '../form-scope';
import styles from './select-field.module.css';

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
};

/** One of several; the first stands chosen. */
export function SelectField({ scope, name, label, options }: Props) {
  const id = useId();
  return (
    <FieldShell id={id} label={label}>
      <select className={styles.select} id={id} {...scope.form.register(fieldName(name))}>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
