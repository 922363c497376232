import { useEffect, useRef } from 'react';
import { type FormScope, fieldName, ownNames } from '@/storefront/forms/form-scope';
import { type LoginMethod, useRememberedLogins } from '@/storefront/platform/session';
import type { LoginWay } from './use-login';

type Options = {
  readonly scope: FormScope;
  readonly way: LoginWay;
  /** Whether the form offers to remember; without it nothing is read. */
  readonly offered: boolean;
  /** Methods that the form offers. */
  readonly methods: readonly LoginMethod[];
  readonly onMethod: (method: LoginMethod) => void;
};

/** What was filled in of a method: what differs from it was typed. */
type Filled = { readonly username?: string; readonly password?: string };

/**
 * Fills in what this device remembers of a method, after the first render: the server knows nothing of the device.
 * The form opens with the method of its draft, else with the one that was used last. What was typed, or filled in by
 * the browser before, stays, also on the way to the other method and back.
 */
export function useRemembered({ scope, way: method, offered, methods, onMethod }: Options): void {
  const logins = useRememberedLogins();
  const { form } = scope;
  const isFirst = useRef(true);
  const filled = useRef(new Map<LoginMethod, Filled>());
  const ticked = useRef(false);
  /** Writes into a field that is empty or holds what was filled in; whether it holds that now. */
  const fill = (name: string, before: string | undefined, text = ''): boolean => {
    const now = form.getValues(fieldName(name)) ?? '';
    const isOurs = now === '' || now === before || now === text;
    if (isOurs && now !== text) form.setValue(fieldName(name), text);
    return isOurs;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is read when the method changes, and once at the start
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (method === 'phone') return undefined;
    const kept = form.getValues(ownNames.method);
    const last = methods.find((known) => known === kept) ?? (offered ? logins().lastMethod() : undefined);
    if (wasFirst && last !== undefined && last !== method && methods.includes(last)) return onMethod(last);
    if (!offered) return undefined;
    let isWanted = true;
    void logins()
      .read(method)
      .then((login) => {
        if (!isWanted) return;
        const name = method === 'sms' ? 'mobileNum' : 'username';
        const typed = form.getValues(fieldName(name));
        // Whoever typed a password or ticked the box before the page was taken over keeps both.
        if (wasFirst && (login === undefined || (typed && typed !== login.username))) return;
        const before = filled.current.get(method);
        // The password of one name is never put beside another.
        if (!fill(name, before?.username, login?.username)) return;
        if (login?.countryDialingCode) form.setValue(fieldName('countryDialingCode'), login.countryDialingCode);
        if (method === 'username') fill('password', before?.password, login?.password);
        filled.current.set(method, { username: login?.username ?? '', password: login?.password ?? '' });
        if (form.getValues('remember') !== ticked.current) return;
        ticked.current = login !== undefined;
        form.setValue('remember', ticked.current);
      });
    return () => {
      isWanted = false;
    };
  }, [method]);
}
