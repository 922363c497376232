import { useEffect, useState } from 'react';
import type { FormScope } from '@/storefront/forms/form-scope';
import { Button } from '@/storefront/ui/button';

type Props = { readonly scope: FormScope; readonly label: string; readonly busy: boolean };

/** A button that is enabled once a field was touched, while no field has an error. */
export function TouchedSubmit({ scope, label, busy }: Props) {
  const { form } = scope;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { touchedFields: true, errors: true },
        callback: ({ touchedFields, errors }) => setIsOpen(hasAny(touchedFields?.values) && !hasAny(errors?.values)),
      }),
    [form],
  );
  return (
    <Button type="submit" size="l" wide busy={busy} disabled={!isOpen}>
      {label}
    </Button>
  );
}

function hasAny(parts: object | undefined): boolean {
  return Object.values(parts ?? {}).some((part) => part !== undefined && part !== false);
}
