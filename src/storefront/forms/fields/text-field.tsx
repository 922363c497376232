import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { FieldShell, fieldAria } from '@/storefront/ui/fields/field-shell';
import type { FormScope } from '../form-scope';
import type { TypedKind } from '../rules/read-typed';
import { type CheckedField, useCheckedField } from '../use-checked-field';
import styles from './text-field.module.css';

export type FieldProps = CheckedField & {
  readonly scope: FormScope;
  /** Marks for its outermost element. */
  readonly box?: Box | undefined;
  /** What is typed: `text`, `number`, `tel` or `email`. */
  readonly input?: string | undefined;
  readonly autocomplete?: string | undefined;
  readonly inputMode?: string | undefined;
  /** The last field of the form: its enter key is labelled "go". */
  readonly last?: boolean | undefined;
  readonly icon?: string | undefined;
  readonly hint?: string | undefined;
};

type Props = FieldProps & {
  readonly type?: HTMLInputTypeAttribute;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** The hint says that the value is fine. */
  readonly good?: boolean;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/**
 * A field of one line. It renders for its own error only, and never for typing. It has no `maxLength`, with which
 * browsers cut a pasted text: a cut number is somebody else's.
 */
export function TextField({ box, scope, type, disabled, readOnly, good: isGood, start, end, ...field }: Props) {
  const id = useId();
  const t = useText();
  const { label, icon, hint, input = 'text', autocomplete, inputMode, last, rule } = field;
  const mode = modeOf(inputMode, input);
  const { control, error } = useCheckedField(scope, { ...field, kind: field.kind ?? kindOf(field, mode) });
  return (
    <FieldShell
      {...box}
      id={id}
      label={label}
      icon={icon}
      hint={hint}
      error={error}
      mark={rule.required ? undefined : t('widget.register.optional')}
      good={isGood}
      end={end}
    >
      <span className={styles.line} dir={input === 'tel' ? 'ltr' : undefined}>
        {start}
        <input
          {...fieldAria(id, error, hint)}
          {...control}
          type={type ?? typeOf(input)}
          inputMode={mode}
          enterKeyHint={last ? 'go' : undefined}
          autoComplete={autocomplete ?? 'off'}
          autoCapitalize={autocomplete === 'name' ? 'words' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          aria-required={rule.required || undefined}
          disabled={disabled}
          readOnly={readOnly}
        />
      </span>
    </FieldShell>
  );
}

/** Never `number`, which accepts "e" and loses leading zeros. */
function typeOf(input: string): HTMLInputTypeAttribute {
  return input === 'tel' || input === 'email' ? input : 'text';
}

const modes = ['text', 'tel', 'email', 'numeric', 'decimal', 'url'] as const;

function modeOf(mode: string | undefined, input: string): (typeof modes)[number] | undefined {
  return input === 'number' ? 'numeric' : modes.find((allowed) => allowed === mode);
}

/** Names on the wire of values that the platform issued: user names and codes of letters and digits. */
const plainNames = /^(username|affiliateCode|recommenderId)$/;

/** How a field is read if it does not say it itself. */
function kindOf({ name, input, autocomplete }: Omit<FieldProps, 'scope'>, mode: string | undefined): TypedKind {
  if (mode === 'numeric' || name === 'idNumber') return 'digits';
  if (input === 'email') return 'email';
  if (input === 'tel') return 'phone';
  if (autocomplete === 'username' || plainNames.test(name)) return 'username';
  return autocomplete === 'name' || name === 'payeeName' ? 'name' : 'line';
}
