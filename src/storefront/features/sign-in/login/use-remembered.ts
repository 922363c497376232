import { useEffect, useRef } from 'react';
import { type FormScope, fieldName, ownNames } from '@/storefront/forms/form-scope';
import { type LoginMethod, useRememberedLogins } from '@/storefront/platform/session';
import type { LoginWay } from './use-login';

type Options = {
  readonly scope: FormScope;
  readonly way: LoginWay;
  /** Whether the form offers to remember the login. If not, nothing is read. */
  readonly offered: boolean;
  /** Methods of the form. */
  readonly methods: readonly LoginMethod[];
  readonly onMethod: (method: LoginMethod) => void;
};

/** The values that were filled in for a method. A different value in a field was typed. */
type Filled = { readonly username?: string; readonly password?: string };

/**
 * Fills in the remembered login of a method after hydration, since the server does not know the device. The form starts
 * with the method of its draft, otherwise with the one used last. Values that were typed, or filled in by the browser,
 * stay, even if the player changes the method and returns.
 */
export function useRemembered({ scope, way: method, offered, methods, onMethod }: Options): void {
  const logins = useRememberedLogins();
  const { form } = scope;
  const isFirst = useRef(true);
  const filled = useRef(new Map<LoginMethod, Filled>());
  const ticked = useRef(false);
  /** Fills a field that is empty or still has the filled-in value. Returns whether the field now has the value. */
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
        // A player who typed a password or ticked the box before hydration keeps both.
        if (wasFirst && (login === undefined || (typed && typed !== login.username))) return;
        const before = filled.current.get(method);
        // A password is never put beside another name.
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
