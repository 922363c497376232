import { useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { focusFirst } from '@/storefront/forms/focus-first';
import { type FormScope, fieldName, type SettledValues } from '@/storefront/forms/form-scope';
import { useSend } from '@/storefront/forms/send/use-send';
import { showRefusals } from '@/storefront/forms/show-refusals';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { openDownline } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import type { OpenedAccount } from './opened';
import type { Doubt } from './use-look-up';

type Request = CallRequest<'agentDownline'>;

type Options = {
  readonly scope: FormScope;
  readonly requestOf: (values: SettledValues) => Request;
  /** The session may have ended. */
  readonly keep: () => void;
  readonly onOpened: (account: OpenedAccount) => void;
};

type State = {
  readonly problems: readonly Said[];
  readonly doubt: Doubt | undefined;
  /** The answer is known, or there is no doubt. */
  readonly isTold: boolean;
};

const idle: State = { problems: [], doubt: undefined, isTold: false };

/**
 * Sends the form once. Refusals stand beside their fields, and nothing typed is lost. After a missing answer, and for a
 * refused name, the account is looked up in the team; until that is done nothing more is sent.
 */
export function useOpening({ scope, requestOf, keep, onOpened }: Options) {
  const t = useText();
  const gateway = useGateway();
  const { clock } = useRuntime();
  const { busy, send } = useSend({ afterSuccess: 'locked' });
  /** The last try without an answer. If the platform knows its name now, that try has most likely opened it. */
  const lost = useRef<Doubt>(undefined);
  const [{ problems, doubt, isTold }, setState] = useState(idle);
  const isUnsettled = doubt?.isRefused === false && !isTold;
  const doubtAfter = (request: Request | undefined, isLost: boolean): Doubt | undefined => {
    if (request === undefined) return undefined;
    const { username: name, password } = request;
    const last = clock.now();
    const before = lost.current?.name === name ? lost.current : undefined;
    if (!isLost) return { first: last, password: undefined, ...before, name, last, isRefused: true };
    const isSame = before === undefined || before.password === password;
    lost.current = {
      name,
      password: isSame ? password : undefined,
      first: before?.first ?? last,
      last,
      isRefused: false,
    };
    return lost.current;
  };
  const open = async (values: { readonly [name: string]: string }) => {
    if (isUnsettled) return;
    const asked: { request?: Request } = {};
    const sent = await send(async () => {
      setState(idle);
      const request = requestOf(await scope.settle(values));
      asked.request = request;
      const value = await openDownline(gateway, request);
      return { name: value?.customerName ?? request.username, password: request.password };
    });
    if (sent === undefined) return;
    // Not within the sending: a fault of the page must not count as a lost answer.
    if (sent.outcome === 'done') return onOpened(sent.value);
    if (!isGatewayError(sent.error)) return setState({ ...idle, problems: [(text) => text('error.unknown')] });
    keep();
    const isLost = asked.request !== undefined && sent.outcome === 'open';
    const refusals = isLost ? [] : showRefusals(scope, sent.error, t);
    const isNameRefused = scope.form.getFieldState(fieldName('username')).invalid;
    setState({
      ...idle,
      problems: refusals,
      doubt: isLost || isNameRefused ? doubtAfter(asked.request, isLost) : undefined,
    });
  };
  const submit = () =>
    void scope.form.handleSubmit(
      ({ values }) => open(values),
      () => focusFirst(scope),
    )();
  return {
    busy: busy || isUnsettled,
    problems: problems.map((say) => say(t)),
    /** The account to look up in the team. */
    doubt,
    onTold: () => setState((state) => ({ ...state, isTold: true })),
    submit,
  };
}
