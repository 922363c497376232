import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope, FormValues, SentValues } from '@/storefront/forms/form-scope';
import { usePhoneProof } from '@/storefront/forms/phone-proof/use-phone-proof';
import { useSend } from '@/storefront/forms/send/use-send';
import { useDeviceId } from '@/storefront/platform/browser/device-id';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { LoginMethod } from '@/storefront/platform/session/remembered-record';
import { useRememberedLogins } from '@/storefront/platform/session/use-remembered-logins';
import type { LoginAnswer } from '@/storefront/platform/session/use-session';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { isClosed } from './is-closed';
import { identityRequest, loginRequest } from './login-request';
import { useLoginSession } from './use-login-session';
import { useLoginState, type Verification } from './use-login-state';

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

/** The last request, by a method of the platform or through another service. */
type LoginAttempt = { readonly request: CallRequest<'login'>; readonly method?: LoginMethod };

export type Login = {
  readonly isPending: boolean;
  readonly errorMessages: readonly string[];
  /** Shown after the first refusal that demands it. */
  readonly captcha: boolean;
  readonly verification: Verification | undefined;
  readonly submit: () => void;
  readonly submitTrial: () => void;
  /** Logs in through another service. */
  readonly submitIdentity: (readIdentity: () => Promise<Identity>) => void;
  /** Sends name and password again, for a new code. */
  readonly resendCode: () => void;
  /** Goes back to name and password, without the refusal. */
  readonly reset: () => void;
};

type LoadingToast = { readonly text: string; readonly duration: number };

const loginToast: LoadingToast = { text: 'toast.login.pending', duration: durations.loading };
const trialToast: LoadingToast = { text: 'toast.trial.pending', duration: durations.endless };
const readNothing = async () => undefined;

/** Sends one login for each tap. */
export function useLogin({ scope, way, onDone, onClosed, onUnbound }: Options): Login {
  const gateway = useGateway();
  const deviceId = useDeviceId();
  const phone = usePhoneProof();
  const remember = useRemember();
  const session = useLoginSession(onDone);
  const state = useLoginState(scope);
  const { isPending, sendOnce } = useSendOnce({ session, state, onClosed });
  const lastAttempt = useRef<LoginAttempt>(undefined);
  const { captcha, errorMessages, verification } = state;

  const start = (...startOptions: Parameters<typeof session.start>) => {
    if (!session.start(...startOptions)) state.showUnknown();
  };
  const logInAs = async (identity: Identity) => {
    const request = identityRequest(identity, deviceId());
    lastAttempt.current = { request };
    try {
      start(await gateway.call('login', request), {});
    } catch (error) {
      if (!isGatewayError(error, 'bind_customer_required')) throw error;
      onUnbound(identity);
    }
  };
  const logInWith = async (form: FormValues, attempt: LoginAttempt) => {
    lastAttempt.current = attempt;
    const { request, method } = attempt;
    const verificationCode = (form.values.loginCode ?? '').trim();
    const answer =
      verification === undefined || verificationCode === ''
        ? await gateway.call('login', request)
        : await gateway.call('loginVerification', { ...request, verificationCode });
    await remember(attempt, form.remember);
    start(answer, { password: method === 'username' ? request.password : undefined });
  };
  const attemptOf = async ({ values }: FormValues): Promise<LoginAttempt> => {
    const method = way === 'sms' ? 'sms' : 'username';
    return { method, request: loginRequest(await scope.valuesToSend(values), method, deviceId()) };
  };
  const proveNumber = ({ mobileNum = '', countryDialingCode = '', verificationCode = '' }: SentValues) =>
    phone.check({ mobile: mobileNum.trim(), countryDialingCode }, verificationCode.trim());
  const logIn = (form: FormValues) => {
    if (way === 'phone' && verification === undefined)
      return sendOnce(
        loginToast,
        () => scope.valuesToSend(form.values),
        async (typed) => logInAs(await proveNumber(typed)),
      );
    // The fields are not rendered while a code is asked for, so their values are kept here and sent again.
    const earlierAttempt = verification === undefined ? undefined : lastAttempt.current;
    return sendOnce(
      loginToast,
      async () => earlierAttempt ?? attemptOf(form),
      (attempt) => logInWith(form, attempt),
    );
  };
  const clearCode = () => scope.form.resetField('values.loginCode', { defaultValue: '' });
  return {
    isPending,
    errorMessages,
    captcha,
    verification,
    submit: () => void scope.form.handleSubmit(logIn, () => focusFirst(scope))(),
    submitTrial: () =>
      void sendOnce(trialToast, readNothing, async () =>
        start(await gateway.call('trialLogin', { os: 'html5', platform: 'W' }), { trial: true }),
      ),
    submitIdentity: (readIdentity) => void sendOnce(loginToast, readNothing, async () => logInAs(await readIdentity())),
    resendCode: () => {
      clearCode();
      void logIn(scope.form.getValues());
    },
    reset: () => {
      clearCode();
      state.reset();
    },
  };
}

type SendOptions = {
  readonly session: ReturnType<typeof useLoginSession>;
  readonly state: ReturnType<typeof useLoginState>;
  readonly onClosed: () => void;
};

/** Sends a login, unless the platform has closed meanwhile. */
function useSendOnce({ session, state, onClosed }: SendOptions) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const { busy: isPending, send } = useSend({ afterSuccess: 'free' });
  /** `read` runs first, since a change of the page removes the form's fields. */
  const sendOnce = async <Read>(
    { text, duration }: LoadingToast,
    read: () => Promise<Read>,
    sendValue: (read: Read) => Promise<void>,
  ) => {
    if (session.isStarted()) return;
    const result = await send(() => {
      state.clearErrors();
      const closeToast = toast({ kind: 'loading', text: t(text), duration });
      const readAndAsk = async () => {
        const value = await read();
        if (await isClosed(queries, gateway)) return onClosed();
        await sendValue(value);
      };
      return readAndAsk().finally(closeToast);
    });
    if (result !== undefined && result.outcome !== 'done') state.showRefusal(result.error);
  };
  return { isPending, sendOnce };
}

/** Keeps a login on this phone, or forgets it. */
function useRemember() {
  const rememberedLogins = useRememberedLogins();
  return async ({ method, request }: LoginAttempt, shouldRemember: boolean) => {
    if (method === undefined) return;
    const { username, password, countryDialingCode } = request;
    if (!shouldRemember) rememberedLogins().forget(method);
    else await rememberedLogins().keep({ type: method, username, password, countryDialingCode });
  };
}
