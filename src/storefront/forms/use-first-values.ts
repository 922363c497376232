import { useEffect, useRef } from 'react';
import { type FormScope, fieldName } from './form-scope';

/** Fills fields with known values whenever these come. A field in which somebody has typed keeps its value. */
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
