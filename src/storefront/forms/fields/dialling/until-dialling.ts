import { type FormScope, fieldName } from '../../form-scope';

/** Milliseconds: as long as the gateway waits for an answer. */
const limit = 15_000;

/** The dialling code of a form. Whoever is quicker than the list of countries waits for it; empty where it does not come. */
export function untilDialling({ getValues, subscribe }: FormScope['form']): Promise<string> {
  const name = fieldName('countryDialingCode');
  const read = () => getValues(name) ?? '';
  if (read() !== '') return Promise.resolve(read());
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve(read());
    };
    const callback = () => {
      if (read() !== '') end();
    };
    const leave = subscribe({ name, formState: { values: true }, callback });
    const timer = setTimeout(end, limit);
  });
}
