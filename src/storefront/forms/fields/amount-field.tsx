import { useEffect } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from '../form-scope';
import { amountText, readAmount } from '../rules/read-amount';
import { useValueOf } from '../use-value-of';
import styles from './amount-field.module.css';
import { TextField } from './text-field';

export type QuickAmount = { readonly minor: number; readonly label?: string };

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Minor units, and so is `maximum`. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Replaces "At most …", to say why. */
  readonly mostText?: string | undefined;
  /** Amounts to tap. Those above the maximum are disabled. */
  readonly quick?: readonly QuickAmount[] | undefined;
  /** Nothing can be sent now: the field is disabled and keeps its value. */
  readonly disabled?: boolean | undefined;
};

/** An amount of money, typed or tapped. A wrong amount is explained below the field and stays. */
export function AmountField({
  scope,
  name,
  label,
  hint,
  minimum = 1,
  maximum,
  mostText,
  quick = [],
  disabled = false,
}: Props) {
  const t = useText();
  const format = useFormat();
  useRefuseAtOnce(scope, name, maximum);
  const refusal = (typed: string) => {
    const minor = readAmount(typed);
    if (minor === undefined) return t('widget.amount.wrong');
    if (minor < minimum) return t('widget.amount.least', { amount: format.money(amountText(minimum)) });
    if (maximum !== undefined && minor > maximum)
      return mostText ?? t('widget.amount.most', { amount: format.money(amountText(maximum)) });
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
        disabled={disabled}
        start={
          <span className={styles.symbol} aria-hidden="true">
            {format.symbol}
          </span>
        }
      />
      {quick.length > 0 && !disabled && (
        <div className={styles.keys} data-count={quick.length}>
          {quick.map(({ minor, label: words }) => (
            <button
              key={words ?? minor}
              type="button"
              className={styles.key}
              disabled={maximum !== undefined && minor > maximum}
              onClick={() => fill(minor)}
            >
              {words ?? <bdi>{format.number(minor / 100)}</bdi>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * "Too much" is said while typing, since no further digit makes it less. It goes when the amount is smaller or the
 * maximum turns out higher.
 */
function useRefuseAtOnce(scope: FormScope, name: string, maximum: number | undefined): void {
  const { form } = scope;
  const path = fieldName(name);
  const minor = readAmount(useValueOf(scope, path) ?? '');
  const exceededMaximum = minor !== undefined && maximum !== undefined && minor > maximum ? maximum : undefined;
  useEffect(() => {
    if (exceededMaximum === undefined) return;
    void form.trigger(path);
    return () => {
      // After the first blur the field checks itself at each key.
      if (!form.getFieldState(path).isTouched) form.clearErrors(path);
      else void form.trigger(path);
    };
  }, [form, path, exceededMaximum]);
}
