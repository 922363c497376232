import { MobileField } from '@/storefront/forms/fields/mobile-field';
import type { FormScope } from '@/storefront/forms/form-scope';
import type { CodeSender } from '@/storefront/forms/phone-proof/use-code-sender';
import { always, useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { CodeField } from './code-field';

type Props = {
  readonly box?: Box | undefined;
  readonly scope: FormScope;
  readonly mobileLabel: string;
  readonly codeLabel: string;
  readonly send: CodeSender;
  /** Says which number is needed. */
  readonly hint?: string | undefined;
  /** A further check of a valid number: text of the refusal, or undefined. */
  readonly also?: ((number: string) => string | undefined) | undefined;
  /** The last field of its form. */
  readonly last?: boolean | undefined;
};

/** A mobile number, and the code that is sent to it. */
export function MobileAndCode({ box, scope, mobileLabel, codeLabel, send, hint, also, last }: Props) {
  const t = useText();
  const ruleOf = useVerificationRule();
  return (
    <>
      <MobileField
        box={box}
        scope={scope}
        name="mobileNum"
        label={mobileLabel}
        hint={hint}
        also={also}
        {...always(ruleOf('loginMobileNum'))}
      />
      <CodeField
        box={box}
        scope={scope}
        name="verificationCode"
        label={codeLabel}
        icon="shield"
        last={last}
        send={send}
        requiredText={t('error.captcha.required')}
        {...ruleOf('verificationCode')}
      />
    </>
  );
}
