import type { ReactNode } from 'react';
import { type FormScope, useFormScope } from './form-scope';
import { useNewForm } from './use-new-form';

type Props = { readonly children: (scope: FormScope) => ReactNode };

/** The form around, or one of its own for a field that config placed outside of any form. */
export function LooseForm({ children }: Props) {
  const scope = useFormScope();
  return scope === undefined ? <OwnForm>{children}</OwnForm> : children(scope);
}

function OwnForm({ children }: Props) {
  return children(useNewForm());
}
