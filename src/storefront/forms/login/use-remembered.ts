import { useEffect, useRef } from 'react';
import { type LoginMethod, useRememberedLogins } from '@/storefront/session';
import { type FormScope, fieldName } from '../form-scope';
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

/**
 * Fills in what this device remembers of a method, after the first render: the server knows nothing of the device. The form opens with the
 * method that was used last; what was typed or filled in by the browser before stays.
 */
export function useRemembered({ scope, way: method, offered, methods, onMethod }: Options): void {
  const logins = useRememberedLogins();
  const { form } = scope;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is read when the method changes, and once at the start
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (method === 'phone' || !offered) return undefined;
    const last = logins().lastMethod();
    if (wasFirst && last !== undefined && last !== method && methods.includes(last)) return onMethod(last);
    let isWanted = true;
    void logins()
      .read(method)
      .then((login) => {
        if (!isWanted) return;
        const name = fieldName(method === 'sms' ? 'mobileNum' : 'username');
        // Whoever typed a password or ticked the box before the page was taken over keeps both.
        if (wasFirst && (login === undefined || form.getValues(name))) return;
        form.setValue(name, login?.username ?? '');
        if (login?.countryDialingCode) form.setValue(fieldName('countryDialingCode'), login.countryDialingCode);
        if (method === 'username') form.setValue(fieldName('password'), login?.password ?? '');
        form.setValue('remember', login !== undefined);
      });
    return () => {
      isWanted = false;
    };
  }, [method]);
}
