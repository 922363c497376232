import { useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { focusFirst } from '@/storefront/forms/focus-first';
import { type FormScope, fieldName, type SentValues } from '@/storefront/forms/form-scope';
import { useSend } from '@/storefront/forms/send/use-send';
import { showRefusals } from '@/storefront/forms/show-refusals';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { openDownline } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';
import type { OpenedAccount } from './opened';
import type { UnsureAccount } from './use-look-up';

type Request = CallRequest<'agentDownline'>;
/** `sentAt` in epoch milliseconds. */
type Attempt = { readonly request: Request; readonly sentAt: number };

type Options = {
  readonly scope: FormScope;
  readonly requestOf: (values: SentValues) => Request;
  /** Keeps the typed values, since the session may have ended. */
  readonly keep: () => void;
  readonly onOpened: (account: OpenedAccount) => void;
};

type State = {
  readonly problems: readonly LiveText[];
  readonly unsureAccount: UnsureAccount | undefined;
  /** The team has told whether `unsureAccount` exists. */
  readonly isAnswered: boolean;
};

const idle: State = { problems: [], unsureAccount: undefined, isAnswered: false };

/**
 * Sends the form once. Refusals stand beside their fields, and nothing typed is lost. After a missing answer, and for a
 * refused name, the account is looked up in the team; after a missing answer nothing more is sent until that is done.
 */
export function useOpening({ scope, requestOf, keep: keepDraft, onOpened }: Options) {
  const t = useText();
  const gateway = useGateway();
  const { clock } = useRuntime();
  const { busy, send } = useSend({ afterSuccess: 'locked' });
  /** The last try without an answer. If the platform knows its name now, that try has most likely opened it. */
  const lastLostTry = useRef<UnsureAccount>(undefined);
  const [{ problems, unsureAccount, isAnswered }, setState] = useState(idle);
  const isUnsettled = unsureAccount?.isRefused === false && !isAnswered;
  const unsureAccountAfter = (attempt: Attempt | undefined, isLost: boolean): UnsureAccount | undefined => {
    if (attempt === undefined) return undefined;
    const { username: name, password } = attempt.request;
    const [firstTryAt, lastTryAt] = [attempt.sentAt, clock.now()];
    const earlierTry = lastLostTry.current?.name === name ? lastLostTry.current : undefined;
    if (!isLost) return { firstTryAt, password: undefined, ...earlierTry, name, lastTryAt, isRefused: true };
    const isSame = earlierTry === undefined || earlierTry.password === password;
    lastLostTry.current = {
      name,
      password: isSame ? password : undefined,
      firstTryAt: earlierTry?.firstTryAt ?? firstTryAt,
      lastTryAt,
      isRefused: false,
    };
    return lastLostTry.current;
  };
  const openAccount = async (values: { readonly [name: string]: string }) => {
    if (isUnsettled) return;
    const sent: { attempt?: Attempt } = {};
    const result = await send(async () => {
      setState(idle);
      const request = requestOf(await scope.valuesToSend(values));
      sent.attempt = { request, sentAt: clock.now() };
      const value = await openDownline(gateway, request);
      return { name: value?.customerName ?? request.username, password: request.password };
    });
    if (result === undefined) return;
    // Not within the sending: a fault of the page must not count as a lost answer.
    if (result.outcome === 'done') return onOpened(result.value);
    if (!isGatewayError(result.error)) return setState({ ...idle, problems: [(text) => text('error.unknown')] });
    keepDraft();
    const isLost = sent.attempt !== undefined && result.outcome === 'open';
    const refusals = isLost ? [] : showRefusals(scope, result.error, t);
    const isNameRefused = scope.form.getFieldState(fieldName('username')).invalid;
    setState({
      ...idle,
      problems: refusals,
      unsureAccount: isLost || isNameRefused ? unsureAccountAfter(sent.attempt, isLost) : undefined,
    });
  };
  const submit = () =>
    void scope.form.handleSubmit(
      ({ values }) => openAccount(values),
      () => focusFirst(scope),
    )();
  return {
    busy: busy || isUnsettled,
    problems: problems.map((problem) => problem(t)),
    /** The account to look up in the team. */
    unsureAccount,
    onAnswered: () => setState((state) => ({ ...state, isAnswered: true })),
    submit,
  };
}
