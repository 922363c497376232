import { useState } from 'react';
import { flushSync } from 'react-dom';
import { pick } from '@/engine/live';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import type { FormScope } from '@/storefront/forms/form-scope';
import { asksForCaptcha } from '@/storefront/forms/refusals';
import { showRefusals } from '@/storefront/forms/show-refusals';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';

/** The server demands a code beside the password. */
export type Verification = { readonly mobile: string; readonly seconds: number };

type State = {
  /** Shown after the first refusal that demands it. */
  readonly captcha: boolean;
  readonly problems: readonly LiveText[];
  readonly verification: Verification | undefined;
};

const unknownProblems: readonly LiveText[] = [(text) => text('error.unknown')];

/** What the form shows of the last attempt: refusals, the captcha, and the step of the code. */
export function useLoginState(scope: FormScope) {
  const t = useText();
  const [state, setState] = useState<State>({ captcha: false, problems: [], verification: undefined });
  const change = (changes: Partial<State>) => setState((current) => ({ ...current, ...changes }));
  const showUnknown = () => change({ problems: unknownProblems });
  const showRefusal = (error: unknown) => {
    if (!isGatewayError(error)) return showUnknown();
    if (isGatewayError(error, 'login_verify_required')) {
      return change({ verification: { mobile: mobileOf(error.value), seconds: secondsOf(error.value) } });
    }
    scope.fail();
    // The refusal is shown at the captcha's field, so the field must exist first. It stands in the step with name and
    // password: the login returns to that one.
    if (asksForCaptcha(error)) flushSync(() => change({ captcha: true, verification: undefined }));
    change({ problems: showRefusals(scope, error, t) });
  };
  return {
    captcha: state.captcha,
    verification: state.verification,
    errorMessages: state.problems.map((problem) => problem(t)),
    showUnknown,
    showRefusal,
    clearErrors: () => change({ problems: [] }),
    /** Goes back to name and password, without the refusal. */
    reset: () => change({ problems: [], verification: undefined }),
  };
}

function mobileOf(value: unknown): string {
  const mobile = pick(value, 'mobileNum');
  return typeof mobile === 'string' ? mobile : '';
}
