import { useEffect, useRef } from 'react';
import { type FormScope, fieldName, ownNames } from '@/storefront/forms/form-scope';
import type { LoginMethod } from '@/storefront/platform/session/remembered-record';
import { useRememberedLogins } from '@/storefront/platform/session/use-remembered-logins';
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
type FilledValues = { readonly username?: string; readonly password?: string };

/**
 * Fills in the remembered login of a method after hydration, since the server does not know the device. The form starts
 * with the method of its draft, otherwise with the one used last. Values that were typed, or filled in by the browser,
 * stay, even if the player changes the method and returns.
 */
export function useRemembered({ scope, way: method, offered: isOffered, methods, onMethod }: Options): void {
  const logins = useRememberedLogins();
  const { form } = scope;
  const isFirst = useRef(true);
  const filledValues = useRef(new Map<LoginMethod, FilledValues>());
  const filledTick = useRef(false);
  /** Fills a field that is empty or still has the filled-in value. Returns whether the field now has the value. */
  const fill = (name: string, filledValue: string | undefined, text = ''): boolean => {
    const currentValue = form.getValues(fieldName(name)) ?? '';
    const isReplaceable = currentValue === '' || currentValue === filledValue || currentValue === text;
    if (isReplaceable && currentValue !== text) form.setValue(fieldName(name), text);
    return isReplaceable;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is read when the method changes, and once at the start
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (method === 'phone') return undefined;
    const draftMethod = form.getValues(ownNames.method);
    const startMethod =
      methods.find((candidate) => candidate === draftMethod) ?? (isOffered ? logins().lastMethod() : undefined);
    const isOther = startMethod !== method && methods.some((candidate) => candidate === startMethod);
    if (wasFirst && startMethod !== undefined && isOther) return onMethod(startMethod);
    if (!isOffered) return undefined;
    let isCurrent = true;
    void logins()
      .read(method)
      .then((login) => {
        if (!isCurrent) return;
        const name = method === 'sms' ? 'mobileNum' : 'username';
        const typed = form.getValues(fieldName(name));
        // A player who typed a password or ticked the box before hydration keeps both.
        if (wasFirst && (login === undefined || (typed && typed !== login.username))) return;
        const filledBefore = filledValues.current.get(method);
        // A password is never put beside another name.
        if (!fill(name, filledBefore?.username, login?.username)) return;
        if (login?.countryDialingCode) form.setValue(fieldName('countryDialingCode'), login.countryDialingCode);
        if (method === 'username') fill('password', filledBefore?.password, login?.password);
        filledValues.current.set(method, { username: login?.username ?? '', password: login?.password ?? '' });
        if (form.getValues('remember') !== filledTick.current) return;
        filledTick.current = login !== undefined;
        form.setValue('remember', filledTick.current);
      });
    return () => {
      isCurrent = false;
    };
  }, [method]);
}
