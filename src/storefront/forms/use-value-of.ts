import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { FormScope, FormValues } from './form-scope';

/** What stands in one place of a form: told of that place and of nothing else. */
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
