import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * How a platform stores numbers: `significant`, the digits after the dialling code, or `national`, as dialled inside
 * the country. They differ by the trunk prefix, a zero in most countries. A zero that belongs to the number (Italy,
 * Ivory Coast) is in both.
 */
export type NumberForm = 'significant' | 'national';

/** One reading of a typed number. `other` is true if it is not in the form that the platform stores. */
export type NumberReading = { readonly text: string; readonly other: boolean };

type Numbering = {
  /** Digits of the chosen dialling code. */
  readonly dialling: string;
  readonly form: NumberForm;
};

/**
 * The readings of a typed number, the best first. It may be typed as inside the country, with `+` or `00` and the code,
 * or with the bare code. A text that is no number of the code is returned without it, so that the rule refuses it.
 */
export function readNumber(text: string, { dialling, form }: Numbering): readonly NumberReading[] {
  const withPlus = text.startsWith(`00${dialling}`) ? `+${text.slice(2)}` : text;
  const withBareCode = withPlus.startsWith(dialling) ? [`+${withPlus}`] : [];
  const numbers = [withPlus, ...withBareCode]
    .map((number) => parse(number, dialling))
    .filter((number) => number !== undefined);
  const readings = numbers.flatMap((number) => [
    { text: textInForm(number, form), other: false },
    { text: textInForm(number, form === 'national' ? 'significant' : 'national'), other: true },
  ]);
  return readings.length > 0 ? readings : [{ text: withoutCode(text, dialling), other: false }];
}

/** The country of a number that starts with `+` or `00`, once it has all its digits. Undefined until then. */
export function countryOfNumber(
  text: string,
): { readonly code: string | undefined; readonly dialling: string } | undefined {
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), { extract: false });
  return number?.isPossible() === true ? { code: number.country, dialling: number.countryCallingCode } : undefined;
}

/** A number of either form in E.164. Undefined without a number or a code. */
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

function textInForm(number: PhoneNumber, form: NumberForm): string {
  return form === 'significant' ? number.nationalNumber : number.formatNational().replaceAll(/\D/g, '');
}

function withoutCode(text: string, dialling: string): string {
  for (const prefix of [`+${dialling}`, `00${dialling}`]) if (text.startsWith(prefix)) return text.slice(prefix.length);
  return text;
}
