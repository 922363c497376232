import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { FormScope } from '../form-scope';
import { readPercent } from '../rules/read-percent';
import styles from './percent-field.module.css';
import { TextField } from './text-field';

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  /** Hint with both limits as text. */
  readonly hint: (least: string, most: string) => string;
  readonly least: number;
  readonly most: number;
  readonly required?: boolean;
};

/** A percentage between two limits. */
export function PercentField({ scope, name, label, hint, least, most, required = false }: Props) {
  const t = useText();
  const format = useFormat();
  const percentText = (value: number) => `${format.number(value)}%`;
  return (
    <TextField
      scope={scope}
      name={name}
      label={label}
      hint={hint(percentText(least), percentText(most))}
      inputMode="decimal"
      rule={{ required, maxLength: 6 }}
      also={(typed) => {
        const value = readPercent(typed);
        if (value === undefined) return t('widget.open.noPercent');
        if (value < least) return t('widget.open.atLeast', { percent: percentText(least) });
        return value > most ? t('widget.open.upTo', { percent: percentText(most) }) : undefined;
      }}
      end={
        <span className={styles.unit} aria-hidden="true">
          %
        </span>
      }
    />
  );
}
