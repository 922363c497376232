import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useChange } from './use-change';

/** A form that changes one thing of the account, and what its dialog is told of it. `onDone` follows a change that was made. */
export function useChangeForm(send: (scope: FormScope) => Promise<unknown>, onDone: () => void) {
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async () => {
      if (await change(() => send(scope))) onDone();
    },
    () => focusFirst(scope),
  );
  return { scope, step: { busy, problem, onSubmit: () => void submit() } };
}
