import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { prepareCalls } from '@/storefront/gateway/prepare-calls';
import type { FormScope, FormValues } from './form-scope';

// Every form calls: a captcha, countries, rules.
prepareCalls();

type Options = {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly terms?: boolean;
  readonly username?: string;
};

/** A form and the scope that its fields read. */
export function useNewForm({ showLabel, hideLabel, terms = true, username = '' }: Options): FormScope {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldUnregister: false,
    // Each form moves to the first refused field of the page by itself: `focus-first.ts`.
    shouldFocusError: false,
    defaultValues: { values: { username }, terms, age: false, remember: username !== '' },
  });
  const [scope] = useState(() => createScope(form, showLabel, hideLabel));
  return scope;
}

function createScope(form: UseFormReturn<FormValues>, showLabel: string, hideLabel: string): FormScope {
  const joined: string[] = [];
  const listeners = new Set<() => void>();
  return {
    form,
    showLabel,
    hideLabel,
    join: (name) => {
      joined.push(name);
      return () => joined.splice(joined.indexOf(name), 1);
    },
    names: () => joined,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
