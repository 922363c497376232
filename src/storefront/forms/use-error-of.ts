import { useCallback, useSyncExternalStore } from 'react';
import type { FieldName, FormScope } from './form-scope';

/** The message beside one control of a form: told of that control's errors and of nothing else. */
export function useErrorOf({ form }: FormScope, path: FieldName | 'age'): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ name: path, formState: { errors: true }, callback: listener }),
    [form, path],
  );
  const read = () => form.getFieldState(path).error?.message;
  return useSyncExternalStore(subscribe, read, () => undefined);
}
