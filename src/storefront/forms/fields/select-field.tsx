import { useId } from 'react';
import { FieldShell, fieldAria } from '@/storefront/ui/fields/field-shell';
import { type FormScope, fieldName } from '../form-scope';
import { useCheckedField } from '../use-checked-field';
import styles from './select-field.module.css';

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
};

type RequiredProps = Props & {
  /** Text while nothing is chosen, and of the error then. */
  readonly none: string;
};

/** One of several options without a default. */
export function RequiredSelectField({ scope, name, label, options, none }: RequiredProps) {
  const id = useId();
  const { control, error } = useCheckedField(scope, { name, label, rule: { required: true }, requiredText: none });
  return (
    <FieldShell id={id} label={label} error={error}>
      <select className={styles.select} {...fieldAria(id, error, undefined)} {...control}>
        <option value="">{none}</option>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}

/** One of several options; the first is the default. */
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
