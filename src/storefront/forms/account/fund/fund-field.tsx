import { useText } from '@/storefront/platform/languages/use-text';
import { PasswordField } from '../../fields/password-field';
import type { FormScope } from '../../form-scope';
import { FundTries } from './fund-tries';
import { sixDigits } from './six-digits';
import { useFundLock } from './use-fund-lock';

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  /** Text for an empty field. Without it: that six digits are needed. */
  readonly requiredText?: string;
  /** The last field of its form. */
  readonly last?: boolean;
  /** Hides how many tries are left, because something else is shown. */
  readonly quiet?: boolean;
  /** False where the form itself offers to reset a locked password. */
  readonly hasReset?: boolean;
};

/**
 * The current fund password: six digits of any script. A locked one cannot be typed; a note then says what to do, in
 * place of a refusal.
 */
export function FundField({ scope, name, label, requiredText, last, quiet, hasReset = true }: Props) {
  const t = useText();
  const isLocked = useFundLock() !== undefined;
  const sixDigitsText = t('widget.withdraw.sixDigits');
  return (
    <>
      <PasswordField
        scope={scope}
        name={name}
        label={label}
        icon="lock"
        autocomplete="off"
        inputMode="numeric"
        rule={sixDigits}
        message={sixDigitsText}
        requiredText={requiredText ?? sixDigitsText}
        last={last}
        disabled={isLocked}
      />
      <FundTries quiet={quiet} reset={hasReset ? 'reset-asked' : undefined} />
    </>
  );
}
