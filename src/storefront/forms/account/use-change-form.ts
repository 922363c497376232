import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { type LostAnswer, useSubmitChange } from './use-submit-change';

type LostAnswerOf = LostAnswer | ((scope: FormScope) => LostAnswer);

/**
 * A form that changes one thing of the account, with the state for its dialog. `onDone` follows a change that was made,
 * even if only a later read shows it.
 */
export function useChangeForm(
  send: (scope: FormScope) => Promise<unknown>,
  onDone: () => void,
  lostAnswer: LostAnswerOf = {},
) {
  const scope = useNewForm();
  const { busy, problem, isFundWrong, change } = useSubmitChange('locked');
  const submit = scope.form.handleSubmit(
    async () => {
      if (await change(() => send(scope), typeof lostAnswer === 'function' ? lostAnswer(scope) : lostAnswer)) onDone();
    },
    () => focusFirst(scope),
  );
  return { scope, isFundWrong, step: { busy, problem, onSubmit: () => void submit() } };
}
