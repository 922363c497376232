import { useEffect, useState } from 'react';
import type { FieldName, FormScope } from './form-scope';

/** The message of one control of a form. Renders only when it changes. */
export function useErrorOf({ form }: FormScope, path: FieldName | 'age'): string | undefined {
  const [error, setError] = useState<string>();
  useEffect(() => {
    const read = () => setError(form.getFieldState(path).error?.message);
    read();
    return form.subscribe({ name: path, formState: { errors: true }, callback: read });
  }, [form, path]);
  return error;
}
