import { useEffect, useRef } from 'react';
import { type FormScope, fieldName } from './form-scope';

/** Fills fields with known values whenever these come. A field in which somebody has typed keeps its value. */
export function useFirstValues(
  { form }: FormScope,
  firstValues: { readonly [name: string]: string | undefined },
): void {
  const filledValues = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [name, value] of Object.entries(firstValues)) {
      const currentValue = form.getValues(fieldName(name)) ?? '';
      if (value === undefined || value === currentValue || currentValue !== (filledValues.current.get(name) ?? ''))
        continue;
      form.setValue(fieldName(name), value);
      filledValues.current.set(name, value);
    }
  });
}
