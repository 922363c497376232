import { useText } from '@/storefront/platform/languages/use-text';
import { PasswordField } from '../../fields/password-field';
import type { FormScope } from '../../form-scope';
import { FundTold } from './fund-told';
import { sixDigits } from './six-digits';
import { useFundLock } from './use-fund-lock';

type Props = {
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  /** Where nothing is typed; that it has six digits, without it. */
  readonly requiredText?: string;
  readonly last?: boolean;
  /** Something else is told than how many tries are left. */
  readonly quiet?: boolean;
  /** A way to reset a locked one stands below it. */
  readonly hasReset?: boolean;
};

/** The fund password as it is: six digits of any script. A locked one is not typed: what follows is said once, in place of a refusal. */
export function FundField({ scope, name, label, requiredText, last, quiet, hasReset = true }: Props) {
  const t = useText();
  const isLocked = useFundLock() !== undefined;
  const wrong = t('widget.withdraw.sixDigits');
  return (
    <>
      <PasswordField
        scope={scope}
        name={name}
        label={label}
        icon="lock"
        autocomplete="off"
        inputMode="numeric"
        rule={{ required: true, maxLength: 6 }}
        requiredText={requiredText ?? wrong}
        also={(typed) => (sixDigits.test(typed) ? undefined : wrong)}
        last={last}
        disabled={isLocked}
      />
      <FundTold quiet={quiet} reset={hasReset ? 'reset-asked' : undefined} />
    </>
  );
}
