import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { whenUsed } from '@/storefront/platform/browser/when-idle';
import { prepareCalls } from '@/storefront/platform/gateway/prepare-calls';
import { type FormScope, type FormValues, fieldName, keyOfField, type RegisteredField } from './form-scope';
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
  const registeredFields: { readonly name: string; readonly field: RegisteredField }[] = [];
  const listeners = new Set<() => void>();
  return {
    form,
    ...labels,
    registerField: (name, field) => {
      const entry = { name, field };
      registeredFields.push(entry);
      return () => registeredFields.splice(registeredFields.indexOf(entry), 1);
    },
    names: () => registeredFields.map(({ name }) => name),
    valuesToSend: async (values) => {
      const entriesToSend = registeredFields.map(
        async ({ name, field }) => [name, await field.valueToSend(values[keyOfField(name)] ?? '')] as const,
      );
      const sentValues = Object.fromEntries(await Promise.all(entriesToSend));
      if (!registeredFields.some(({ field }) => field.isNumber)) return sentValues;
      // The dialling code may have come only while a number waited for it, or have changed with the number.
      const countryDialingCode = form.getValues(fieldName('countryDialingCode')) || values.countryDialingCode || '';
      return { countryDialingCode, ...sentValues };
    },
    refusalTexts: new Map(),
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
