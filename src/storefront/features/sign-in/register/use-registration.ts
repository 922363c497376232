import { useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope, FormValues, RegisterMethod } from '@/storefront/forms/form-scope';
import { useProofFields } from '@/storefront/forms/phone-proof/use-proof-fields';
import { asksForCaptcha, isUnknownOutcome } from '@/storefront/forms/refusals';
import { useSend } from '@/storefront/forms/send/use-send';
import { refuseField, showRefusals } from '@/storefront/forms/show-refusals';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { useDeviceId } from '@/storefront/platform/browser/device-id';
import { type GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';
import { useStartSession } from '@/storefront/platform/session/use-session';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { isInvitationRefusal } from './check-affiliate';
import { clientType, readClient } from './client-type';
import { registerPayload } from './register-payload';
import { type RegisterAnswer, sendRegistration } from './send-registration';
import type { FormInvitation } from './use-invitation';

type Options = {
  readonly scope: FormScope;
  readonly method: RegisterMethod;
  readonly invitation: FormInvitation;
  /** Called when the account exists, with whether the player is logged in and still on the form. */
  readonly onDone: (value: RegisterAnswer, outcome: { readonly signedIn: boolean; readonly isHere: boolean }) => void;
};

export type Registration = {
  readonly busy: boolean;
  /** Refusals that belong to no field. */
  readonly problems: readonly string[];
  /** True once a refusal has demanded a captcha. */
  readonly captcha: boolean;
  readonly submit: () => void;
};

/** Sends the form once. Refusals are shown at their fields, and nothing typed is lost. */
export function useRegistration({ scope, method, invitation, onDone }: Options): Registration {
  const t = useText();
  const gateway = useGateway();
  const startSession = useStartSession();
  const deviceId = useDeviceId();
  const proofOf = useProofFields();
  const isHere = useIsHere();
  const { busy, send } = useSend({ afterSuccess: 'locked' });
  const [captcha, setCaptcha] = useState(false);
  const [problems, setProblems] = useState<readonly LiveText[]>([]);
  /** A try that got no answer may have made the account, which explains a later refusal. */
  const [wasLost, setWasLost] = useState(false);

  const register = async ({ values }: FormValues) => {
    const host = window.location.hostname;
    const typed = await scope.valuesToSend(values);
    const affiliateCode = await invitation.settle((typed.affiliateCode ?? '').trim());
    const origin = { host, client: clientType(readClient(window)), deviceId: deviceId() };
    const payload = { ...registerPayload({ ...typed, affiliateCode }, origin), ...(await proofOf(typed)) };
    return sendRegistration(gateway, method, payload).catch(withoutSession);
  };
  const finishRegistration = (value: Awaited<ReturnType<typeof register>>): void => {
    invitation.spend();
    toast({ kind: 'success', text: t('toast.register.success') });
    const signedIn = value !== null && startSession(value);
    onDone(value, { signedIn, isHere: isHere() });
  };
  /** In a registration by mobile the number is the name. */
  const isNumberTaken = (error: GatewayError) => method === 'mobile' && isTaken(error);
  /** Shows a refusal at its field, and gives what has none. */
  const refuse = (error: GatewayError): readonly LiveText[] => {
    if (!isNumberTaken(error)) return showRefusals(scope, error, t);
    refuseField(scope, 'mobileNum', (text) => text('error.mobile.taken'), t);
    focusFirst(scope);
    return [];
  };
  const showRefusal = (error: GatewayError): void => {
    if (isInvitationRefusal(error)) invitation.refuse();
    const isUnknown = isUnknownOutcome(error);
    if (isUnknown) setWasLost(true);
    const unknownKey = method === 'mobile' ? 'error.register.unknownMobile' : 'error.register.unknown';
    const refusals = isUnknown ? [] : refuse(error);
    // A number that is taken says all of it: the account is there, and may be the own.
    const isDoubtful = isUnknown || (wasLost && !isNumberTaken(error));
    setProblems(isDoubtful ? [...refusals, (text) => text(unknownKey)] : refusals);
    if (asksForCaptcha(error)) setCaptcha(true);
    scope.fail();
  };
  const registerOnce = async (values: FormValues): Promise<void> => {
    const result = await send(() => {
      setProblems([]);
      const closeToast = toast({ kind: 'loading', text: t('toast.register.pending'), duration: durations.loading });
      return register(values).finally(closeToast);
    });
    if (result?.outcome === 'done') finishRegistration(result.value);
    else if (isGatewayError(result?.error)) showRefusal(result.error);
    else if (result !== undefined) setProblems([(text) => text('error.unknown')]);
  };
  const problemTexts = problems.map((problem) => problem(t));
  return {
    busy,
    captcha,
    problems: problemTexts,
    submit: () => void scope.form.handleSubmit(registerOnce, () => focusFirst(scope))(),
  };
}

const isTaken = ({ code }: GatewayError) => code === 'username.exists' || code === 'mobile.exists';

/** If the first login demands a code, the account still exists, and the player logs in by hand. */
function withoutSession(error: unknown): null {
  if (isGatewayError(error, 'login_verify_required')) return null;
  throw error;
}
