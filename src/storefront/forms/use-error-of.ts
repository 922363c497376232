import { useEffect, useState } from 'react';
import type { FieldName, FormScope } from './form-scope';

/** The message beside one control of a form: told of that control's errors and of nothing else. */
export function useErrorOf({ form }: FormScope, path: FieldName | 'age'): string | undefined {
  const [error, setError] = useState<string>();
  useEffect(() => {
    const read = () => setError(form.getFieldState(path).error?.message);
    read();
    return form.subscribe({ name: path, formState: { errors: true }, callback: read });
  }, [form, path]);
  return error;
}
