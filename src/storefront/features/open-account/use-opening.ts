import { useRef, useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope, SettledValues } from '@/storefront/forms/form-scope';
import { showRefusals } from '@/storefront/forms/show-refusals';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { openDownline } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import type { OpenedAccount } from './opened';

type Options = {
  readonly scope: FormScope;
  readonly requestOf: (values: SettledValues) => CallRequest<'agentDownline'>;
  /** It may have been the session that ended. */
  readonly keep: () => void;
  readonly onOpened: (account: OpenedAccount) => void;
};

type State = { readonly busy: boolean; readonly problems: readonly Said[]; readonly isUnknown: boolean };

const idle: State = { busy: false, problems: [], isUnknown: false };

/** Sends the form once; what is refused stands beside its field, and nothing typed is lost. */
export function useOpening({ scope, requestOf, keep, onOpened }: Options) {
  const t = useText();
  const gateway = useGateway();
  const sending = useRef(false);
  /** The name of an account that may be open already: a platform that knows it now has most likely opened it then. */
  const unsure = useRef<string>(undefined);
  const [state, setState] = useState(idle);
  const open = async (values: { readonly [name: string]: string }) => {
    if (sending.current) return;
    sending.current = true;
    setState({ ...idle, busy: true });
    let name: string | undefined;
    try {
      const request = requestOf(await scope.settle(values));
      name = request.username;
      const value = await openDownline(gateway, request);
      onOpened({ name: value?.customerName ?? request.username, password: request.password });
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      keep();
      const isUnknown = !isKnownOutcome(error) && error.code !== 'function.not.available';
      if (isUnknown) unsure.current = name;
      const refusals = isUnknown ? [] : showRefusals(scope, error, t);
      const mayBeOpen = name !== undefined && name === unsure.current;
      setState({
        ...idle,
        isUnknown: mayBeOpen,
        problems: mayBeOpen ? [...refusals, (text) => text('widget.open.unknown')] : refusals,
      });
    } finally {
      sending.current = false;
    }
  };
  const submit = () =>
    void scope.form.handleSubmit(
      ({ values }) => open(values),
      () => focusFirst(scope),
    )();
  return { ...state, problems: state.problems.map((say) => say(t)), submit };
}
