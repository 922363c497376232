import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from '../form-scope';
import { amountText, readAmount } from '../rules/read-amount';
import styles from './amount-field.module.css';
import { TextField } from './text-field';

export type QuickAmount = { readonly minor: number; readonly label?: string };

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Minor units. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Amounts that a tap types. */
  readonly quick?: readonly QuickAmount[] | undefined;
};

/** An amount of money, typed or tapped: what is no amount, too little or too much is said below it, and stays. */
export function AmountField({ scope, name, label, hint, minimum = 1, maximum, quick = [] }: Props) {
  const t = useText();
  const format = useFormat();
  const refusal = (typed: string) => {
    const minor = readAmount(typed);
    if (minor === undefined) return t('widget.amount.wrong');
    if (minor < minimum) return t('widget.amount.least', { amount: format.money(amountText(minimum)) });
    if (maximum !== undefined && minor > maximum)
      return t('widget.amount.most', { amount: format.money(amountText(maximum)) });
    return undefined;
  };
  const fill = (minor: number) =>
    scope.form.setValue(fieldName(name), amountText(minor).replace(/\.00$/, ''), {
      shouldValidate: true,
      shouldDirty: true,
    });
  return (
    <div className={styles.amount}>
      <TextField
        scope={scope}
        name={name}
        label={label}
        hint={hint}
        inputMode="decimal"
        rule={{ required: true, maxLength: 16 }}
        requiredText={t('widget.amount.none')}
        also={refusal}
        start={
          <span className={styles.symbol} aria-hidden="true">
            {format.symbol}
          </span>
        }
      />
      {quick.length > 0 && (
        <div className={styles.keys} data-count={quick.length}>
          {quick.map(({ minor, label: words }) => (
            <button key={words ?? minor} type="button" className={styles.key} onClick={() => fill(minor)}>
              {words ?? <bdi>{format.number(minor / 100)}</bdi>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
