import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pick } from '@/engine/live';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Session } from '@/storefront/contract/session';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope, FormValues, SettledValues } from '@/storefront/forms/form-scope';
import { usePhoneProof } from '@/storefront/forms/phone-proof/use-phone-proof';
import { asksForCaptcha } from '@/storefront/forms/refusals';
import { useSend } from '@/storefront/forms/send/use-send';
import { showRefusals } from '@/storefront/forms/show-refusals';
import { useIsHere } from '@/storefront/forms/use-is-here';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import {
  type LoginAnswer,
  type LoginMethod,
  useDeviceId,
  useRememberedLogins,
  useStartSession,
} from '@/storefront/platform/session';
import { isOn } from '@/storefront/platform/session/session';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { isClosed } from './is-closed';
import { identityRequest, loginRequest } from './login-request';

/** A way to log in: a method of the platform, or a phone number that another service verifies. */
export type LoginWay = LoginMethod | 'phone';

type Options = {
  readonly scope: FormScope;
  readonly way: LoginWay;
  readonly onDone: (answer: LoginAnswer) => void;
  readonly onClosed: () => void;
  /** Another service knows the player, but no account is bound to it yet. */
  readonly onUnbound: (identity: Identity) => void;
};

/** The server demands a code beside the password. */
export type Verification = { readonly mobile: string; readonly seconds: number };

/** The last request, by a method of the platform or through another service. */
type LoginAttempt = { readonly request: CallRequest<'login'>; readonly method?: LoginMethod };

type State = {
  /** Shown after the first refusal that demands it. */
  readonly captcha: boolean;
  readonly problems: readonly Said[];
  readonly verification: Verification | undefined;
};

export type Login = Omit<State, 'problems'> & {
  readonly busy: boolean;
  readonly problems: readonly string[];
  readonly submit: () => void;
  readonly tryOut: () => void;
  /** Logs in through another service. */
  readonly prove: (ask: () => Promise<Identity>) => void;
  /** Sends name and password again, for a new code. */
  readonly resend: () => void;
  /** Goes back to name and password, without the refusal. */
  readonly restart: () => void;
};

type LoadingToast = { readonly text: string; readonly duration: number };

const loginToast: LoadingToast = { text: 'toast.login.pending', duration: durations.loading };
const trialToast: LoadingToast = { text: 'toast.trial.pending', duration: durations.endless };
const readNothing = async () => undefined;

/** Sends one login for each tap. */
export function useLogin({ scope, way, onDone, onClosed, onUnbound }: Options): Login {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const startSession = useStartSession();
  const rememberedLogins = useRememberedLogins();
  const deviceId = useDeviceId();
  const phone = usePhoneProof();
  const isHere = useIsHere();
  const { session } = useRuntime();
  const { busy, send } = useSend({ afterSuccess: 'free' });
  /** The session that this form has started. Until it ends, the next page is loading, and taps send nothing. */
  const startedSession = useRef<Session>(undefined);
  const lastAttempt = useRef<LoginAttempt>(undefined);
  const [state, setState] = useState<State>({ captcha: false, problems: [], verification: undefined });

  const finishLogin = (answer: LoginAnswer, kind: Parameters<typeof startSession>[1]) => {
    if (!startSession(answer, kind))
      return setState((current) => ({ ...current, problems: [(text) => text('error.unknown')] }));
    if (!isOn(answer.firstTimeLogin)) startedSession.current = session.current();
    toast({ kind: 'success', text: t('toast.login.success') });
    // A player who left the form meanwhile stays on the other page, signed in, unless the password must be changed.
    if (isHere() || isOn(answer.firstTimeLogin)) onDone(answer);
  };
  const showRefusal = (error: unknown) => {
    if (!isGatewayError(error))
      return setState((current) => ({ ...current, problems: [(text) => text('error.unknown')] }));
    if (isGatewayError(error, 'login_verify_required')) {
      const verification = { mobile: mobileOf(error.value), seconds: secondsOf(error.value) };
      return setState((current) => ({ ...current, verification }));
    }
    scope.fail();
    // The captcha's field must exist before the refusal is shown at it: beside name and password, so the login returns
    // to its first step.
    if (asksForCaptcha(error))
      flushSync(() => setState((current) => ({ ...current, captcha: true, verification: undefined })));
    const problems = showRefusals(scope, error, t);
    setState((current) => ({ ...current, problems }));
  };
  /** `read` runs first, since a change of the page removes the form's fields. */
  const sendOnce = async <Read>(
    loadingToast: LoadingToast,
    read: () => Promise<Read>,
    sendValue: (read: Read) => Promise<void>,
  ) => {
    if (startedSession.current !== undefined && startedSession.current === session.current()) return;
    const result = await send(() => {
      setState((current) => ({ ...current, problems: [] }));
      const closeToast = toast({ kind: 'loading', text: t(loadingToast.text), duration: loadingToast.duration });
      const readAndAsk = async () => {
        const value = await read();
        if (await isClosed(queries, gateway)) return onClosed();
        await sendValue(value);
      };
      return readAndAsk().finally(closeToast);
    });
    if (result !== undefined && result.outcome !== 'done') showRefusal(result.error);
  };
  const remember = async ({ method, request }: LoginAttempt, shouldRemember: boolean) => {
    if (method === undefined) return;
    const { username, password, countryDialingCode } = request;
    if (!shouldRemember) rememberedLogins().forget(method);
    else await rememberedLogins().keep({ type: method, username, password, countryDialingCode });
  };
  const logInAs = async (identity: Identity) => {
    const request = identityRequest(identity, deviceId());
    lastAttempt.current = { request };
    try {
      finishLogin(await gateway.call('login', request), {});
    } catch (error) {
      if (!isGatewayError(error, 'bind_customer_required')) throw error;
      onUnbound(identity);
    }
  };
  const logInWith = async (form: FormValues, attempt: LoginAttempt) => {
    const isVerifying = state.verification !== undefined;
    lastAttempt.current = attempt;
    const { request, method } = attempt;
    const verificationCode = (form.values.loginCode ?? '').trim();
    const answer =
      !isVerifying || verificationCode === ''
        ? await gateway.call('login', request)
        : await gateway.call('loginVerification', { ...request, verificationCode });
    await remember(attempt, form.remember);
    finishLogin(answer, { password: method === 'username' ? request.password : undefined });
  };
  const attemptOf = async ({ values }: FormValues): Promise<LoginAttempt> => {
    const method = way === 'sms' ? 'sms' : 'username';
    return { method, request: loginRequest(await scope.settle(values), method, deviceId()) };
  };
  const proveNumber = ({ mobileNum = '', countryDialingCode = '', verificationCode = '' }: SettledValues) =>
    phone.check({ mobile: mobileNum.trim(), countryDialingCode }, verificationCode.trim());
  const prove = (readIdentity: () => Promise<Identity>) =>
    sendOnce(loginToast, readNothing, async () => logInAs(await readIdentity()));
  const logIn = (form: FormValues) => {
    const isVerifying = state.verification !== undefined;
    if (way === 'phone' && !isVerifying)
      return sendOnce(
        loginToast,
        () => scope.settle(form.values),
        async (typed) => logInAs(await proveNumber(typed)),
      );
    // The fields are not rendered while a code is asked for, so their values are kept here and sent again.
    const earlierAttempt = isVerifying ? lastAttempt.current : undefined;
    return sendOnce(
      loginToast,
      async () => earlierAttempt ?? attemptOf(form),
      (attempt) => logInWith(form, attempt),
    );
  };
  const logInAsTrial = () =>
    sendOnce(trialToast, readNothing, async () =>
      finishLogin(await gateway.call('trialLogin', { os: 'html5', platform: 'W' }), { trial: true }),
    );
  const dropCode = () => scope.form.resetField('values.loginCode', { defaultValue: '' });
  return {
    ...state,
    busy,
    problems: state.problems.map((problem) => problem(t)),
    submit: () => void scope.form.handleSubmit(logIn, () => focusFirst(scope))(),
    tryOut: () => void logInAsTrial(),
    prove: (readIdentity) => void prove(readIdentity),
    resend: () => {
      dropCode();
      void logIn(scope.form.getValues());
    },
    restart: () => {
      dropCode();
      setState((current) => ({ ...current, problems: [], verification: undefined }));
    },
  };
}

function mobileOf(value: unknown): string {
  const mobile = pick(value, 'mobileNum');
  return typeof mobile === 'string' ? mobile : '';
}
