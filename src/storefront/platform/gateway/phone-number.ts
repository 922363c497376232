import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * How a platform stores numbers: `significant`, as they stand after the dialling code, or `national`, as they are dialled inside the country.
 * They differ by the trunk prefix, a zero in most countries; a zero that belongs to the number (Italy, Ivory Coast) stands in both.
 */
export type NumberForm = 'significant' | 'national';

/** One way to read what was typed. `other`: in the form that was not asked for. */
export type NumberReading = { readonly text: string; readonly other: boolean };

type Numbering = {
  /** Digits of the dialling code that is chosen. */
  readonly dialling: string;
  readonly form: NumberForm;
};

/**
 * What a number means, best reading first, whether it was typed as inside the country, with `+` or `00` and the code, or with the bare code:
 * the same digits for the same phone. What is no number of that code stays as it is, for the rule to refuse.
 */
export function readNumber(text: string, { dialling, form }: Numbering): readonly NumberReading[] {
  const typed = text.startsWith(`00${dialling}`) ? `+${text.slice(2)}` : text;
  const bare = typed.startsWith(dialling) ? [`+${typed}`] : [];
  const numbers = [typed, ...bare].map((number) => parse(number, dialling)).filter((number) => number !== undefined);
  const readings = numbers.flatMap((number) => [
    { text: formOf(number, form), other: false },
    { text: formOf(number, form === 'national' ? 'significant' : 'national'), other: true },
  ]);
  return readings.length > 0 ? readings : [{ text: withoutCode(text, dialling), other: false }];
}

/** Whose number it is that names its country by `+` or `00`, once it has all its digits; undefined until then. */
export function countryOfNumber(
  text: string,
): { readonly code: string | undefined; readonly dialling: string } | undefined {
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), { extract: false });
  return number?.isPossible() === true ? { code: number.country, dialling: number.countryCallingCode } : undefined;
}

/** E.164 of a number in either form; undefined where there is no number or no code. */
export function internationalNumber(mobile: string, dialling: string): string | undefined {
  const [country, national] = [dialling.replace(/\D/g, ''), mobile.replace(/\D/g, '')];
  if (country === '' || /^0*$/.test(national)) return undefined;
  return parse(national, country)?.number ?? `+${country}${national}`;
}

function parse(text: string, dialling: string): PhoneNumber | undefined {
  try {
    const number = parsePhoneNumberFromString(text, { defaultCallingCode: dialling, extract: false });
    return number?.countryCallingCode === dialling && number.isPossible() ? number : undefined;
  } catch {
    return undefined; // No such dialling code: a platform may write one that holds an area, as 1787.
  }
}

function formOf(number: PhoneNumber, form: NumberForm): string {
  return form === 'significant' ? number.nationalNumber : number.formatNational().replaceAll(/\D/g, '');
}

function withoutCode(text: string, dialling: string): string {
  for (const start of [`+${dialling}`, `00${dialling}`]) if (text.startsWith(start)) return text.slice(start.length);
  return text;
}
