import { useEffect, useRef } from 'react';
import { type FormScope, fieldName } from './form-scope';

/** Puts what is known of fields into them, whenever it comes: where somebody has typed meanwhile, what was typed stays. */
export function useFirstValues({ form }: FormScope, known: { readonly [name: string]: string | undefined }): void {
  const put = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [name, value] of Object.entries(known)) {
      const now = form.getValues(fieldName(name)) ?? '';
      if (value === undefined || value === now || now !== (put.current.get(name) ?? '')) continue;
      form.setValue(fieldName(name), value);
      put.current.set(name, value);
    }
  });
}
