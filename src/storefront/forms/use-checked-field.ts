import { useEffect, useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useRuntime } from '@/storefront/contract/runtime';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from './form-scope';
import type { Check } from './rules/create-check';
import { loadCheck } from './rules/load-check';
import { readTyped, type TypedKind } from './rules/read-typed';
import type { FieldRule } from './rules/rule';
import { useErrorOf } from './use-error-of';

export type CheckedField = {
  readonly name: string;
  readonly label: string;
  readonly message?: string | undefined;
  readonly rule: FieldRule;
  /** A check after the rule: text of the refusal, or undefined. */
  readonly also?: ((value: string) => string | undefined) | undefined;
  /** Replaces "… is required". */
  readonly requiredText?: string | undefined;
  /** A more precise reason why the rule refuses a value. */
  readonly reasonOf?: ((typed: string) => string | undefined) | undefined;
  /** Replaces every other refusal by the rule, except that the value is too long. */
  readonly refusedText?: string | undefined;
  /** How the value is read before it is checked and sent. Without it each character counts. */
  readonly kind?: TypedKind | undefined;
  /**
   * Like `kind`, but asynchronous and with several readings, the best first: the first that the rule accepts counts.
   * Must be stable.
   */
  readonly readings?: Readings | undefined;
  readonly onChange?: (() => void) | undefined;
};

/** `other`: whether the text has the form that config did not ask for. */
export type Readings = (typed: string) => Promise<readonly { readonly text: string; readonly other: boolean }[]>;

/** Connects one control to the form: its rule and its message. It renders for no other field. */
export function useCheckedField(
  scope: FormScope,
  field: CheckedField,
): { readonly control: UseFormRegisterReturn; readonly error: string | undefined } {
  const { form, registerField } = scope;
  const { name, label, rule, message, also, requiredText, reasonOf, refusedText, kind, readings, onChange } = field;
  const t = useText();
  const path = fieldName(name);
  const check = useRuleCheck(name, rule);
  const valueToSend = useValueToSend({ name, readings, check });
  useEffect(
    () => registerField(name, { valueToSend, isNumber: readings !== undefined }),
    [registerField, name, valueToSend, readings],
  );
  const error = useErrorOf(scope, path);
  const control = form.register(path, {
    validate: async (value) => {
      const typed = typeof value === 'string' ? value : '';
      // A value that cannot be read now is checked as typed.
      const text = await valueToSend(typed).catch(() => typed.trim());
      const failure = await check(text);
      if (failure?.kind === 'required' && requiredText !== undefined) return requiredText;
      if (failure?.kind === 'long')
        return reasonOf?.(typed) ?? t('error.field.long', { label, max: failure.max, over: failure.over });
      if (failure !== undefined)
        return reasonOf?.(typed) ?? refusedText ?? (await loadCheck()).ruleText(failure, label, message, t);
      return also?.(text) ?? true;
    },
    ...(kind !== undefined && { setValueAs: (typed) => (typeof typed === 'string' ? readTyped(kind, typed) : typed) }),
    ...(onChange !== undefined && { onChange }),
  });
  return { control, error };
}

type ValueOptions = Pick<CheckedField, 'name' | 'readings'> & { readonly check: Check };

/** The value to send for a typed text. */
function useValueToSend({ name, readings, check }: ValueOptions): (typed: string) => Promise<string> {
  const { report } = useRuntime();
  return useMemo(() => {
    if (readings === undefined) return async (typed) => typed;
    return async (typed) => {
      const candidates = await readings(typed);
      for (const { text, other } of candidates) {
        if ((await check(text)) !== undefined) continue;
        if (other) {
          const { messages } = await loadCheck();
          report({ kind: 'wire', node: name, message: messages.otherForm(name) });
        }
        return text;
      }
      return candidates[0]?.text ?? typed;
    };
  }, [report, name, readings, check]);
}

function useRuleCheck(name: string, rule: FieldRule): Check {
  const { report } = useRuntime();
  const text = JSON.stringify(rule);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes a new rule with the same text.
  return useMemo(() => {
    let cachedCheck: Check | undefined;
    return async (value) => {
      // Offline nothing is checked here, and nothing can be sent.
      const checkModule = cachedCheck === undefined ? await loadCheck().catch(() => undefined) : undefined;
      cachedCheck ??= checkModule?.createCheck(name, rule, report);
      return cachedCheck?.(value);
    };
  }, [report, name, text]);
}
