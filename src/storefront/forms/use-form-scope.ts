import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { whenUsed } from '@/storefront/platform/browser/when-idle';
import { prepareCalls } from '@/storefront/platform/gateway/prepare-calls';
import { type FormScope, type FormValues, fieldName, type JoinedField, keyOf } from './form-scope';
import { loadCheck } from './rules/load-check';
import { useRevalidateOnLanguage } from './use-revalidate-on-language';

// Every form makes calls: a captcha, countries, rules.
prepareCalls();

type Options = Pick<FormScope, 'showLabel' | 'hideLabel'> & { readonly terms?: boolean };

/** A form, and the scope for its fields. */
export function useNewForm({ showLabel, hideLabel, terms = true }: Options = {}): FormScope {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldUnregister: false,
    // `focus-first.ts` moves to the first refused field instead.
    shouldFocusError: false,
    defaultValues: { values: { username: '' }, terms, age: false, remember: false },
  });
  const [scope] = useState(() => createScope(form, { showLabel, hideLabel }));
  useRevalidateOnLanguage(scope);
  useEffect(() => whenUsed(() => void loadCheck().catch(() => undefined)), []);
  return scope;
}

function createScope(form: UseFormReturn<FormValues>, labels: Options): FormScope {
  const joinedFields: { readonly name: string; readonly field: JoinedField }[] = [];
  const listeners = new Set<() => void>();
  return {
    form,
    ...labels,
    join: (name, field) => {
      const entry = { name, field };
      joinedFields.push(entry);
      return () => joinedFields.splice(joinedFields.indexOf(entry), 1);
    },
    names: () => joinedFields.map(({ name }) => name),
    settle: async (values) => {
      const settledEntries = joinedFields.map(
        async ({ name, field }) => [name, await field.settle(values[keyOf(name)] ?? '')] as const,
      );
      const settledValues = Object.fromEntries(await Promise.all(settledEntries));
      if (!joinedFields.some(({ field }) => field.isNumber)) return settledValues;
      // The code may have come only while a number waited for it, or have changed with the number.
      const countryDialingCode = form.getValues(fieldName('countryDialingCode')) || values.countryDialingCode || '';
      return { countryDialingCode, ...settledValues };
    },
    said: new Map(),
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
