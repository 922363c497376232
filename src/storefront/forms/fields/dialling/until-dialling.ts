import { type FormScope, fieldName } from '../../form-scope';

/** Milliseconds, equal to the gateway's time-out. */
const timeoutMs = 15_000;

/** The dialling code of a form. Waits until the list of countries is loaded; empty if it does not load. */
export function untilDialling({ getValues, subscribe }: FormScope['form']): Promise<string> {
  const name = fieldName('countryDialingCode');
  const read = () => getValues(name) ?? '';
  if (read() !== '') return Promise.resolve(read());
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(read());
    };
    const callback = () => {
      if (read() !== '') finish();
    };
    const unsubscribe = subscribe({ name, formState: { values: true }, callback });
    const timer = setTimeout(finish, timeoutMs);
  });
}
