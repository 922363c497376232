import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { type Lost, useChange } from './use-change';

type LostOf = Lost | ((scope: FormScope) => Lost);

/**
 * A form that changes one thing of the account, with the state for its dialog. `onDone` follows a change that was made,
 * even if only a later read shows it.
 */
export function useChangeForm(send: (scope: FormScope) => Promise<unknown>, onDone: () => void, lost: LostOf = {}) {
  const scope = useNewForm();
  const { busy, problem, isFundWrong, change } = useChange('locked');
  const submit = scope.form.handleSubmit(
    async () => {
      if (await change(() => send(scope), typeof lost === 'function' ? lost(scope) : lost)) onDone();
    },
    () => focusFirst(scope),
  );
  return { scope, isFundWrong, step: { busy, problem, onSubmit: () => void submit() } };
}
