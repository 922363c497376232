import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { FormScope, FormValues } from './form-scope';

/** One value of a form. Renders only when it changes. */
export function useValueOf<Name extends FieldPath<FormValues>>(
  { form }: FormScope,
  name: Name,
): FieldPathValue<FormValues, Name> {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ name, formState: { values: true }, callback: listener }),
    [form, name],
  );
  const read = () => form.getValues(name);
  return useSyncExternalStore(subscribe, read, read);
}
