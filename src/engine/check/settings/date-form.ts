/** The part of the date that dayjs writes for each run of letters. */
const partByToken: { readonly [token: string]: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half' | 'other' } = {
  YY: 'year',
  YYYY: 'year',
  M: 'month',
  MM: 'month',
  MMM: 'month',
  MMMM: 'month',
  D: 'day',
  DD: 'day',
  d: 'other',
  dd: 'other',
  ddd: 'other',
  dddd: 'other',
  H: 'hour',
  HH: 'hour',
  h: 'hour',
  hh: 'hour',
  m: 'minute',
  mm: 'minute',
  s: 'other',
  ss: 'other',
  SSS: 'other',
  A: 'half',
  a: 'half',
  Z: 'other',
  ZZ: 'other',
};

const partNames = {
  month: 'month (MM)',
  day: 'day (DD)',
  hour: 'hour (HH)',
  minute: 'minute (mm)',
};

/**
 * The fault of a date format: a missing part other than the year, letters without a meaning, or hours that do not fit
 * AM and PM. Undefined if good.
 */
export function faultOfDateForm(form: string, withTime: boolean): string | undefined {
  const tokens = form.replace(/\[[^\]]*\]/g, '').match(/([A-Za-z])\1*/g) ?? [];
  const unknownToken = tokens.find((token) => !Object.hasOwn(partByToken, token));
  const foundParts = new Set(tokens.map((token) => partByToken[token]));
  const neededParts = withTime ? (['month', 'day', 'hour', 'minute'] as const) : (['month', 'day'] as const);
  const missingParts = neededParts.filter((part) => !foundParts.has(part));
  if (missingParts.length > 0) return `has no ${missingParts.map((part) => partNames[part]).join(' and no ')}`;
  if (unknownToken !== undefined) return `has "${unknownToken}", which stands for nothing`;
  if (foundParts.has('half') && tokens.some((token) => /^H+$/.test(token))) return 'writes 15:00 PM (H with A)';
  const isHalfDay = tokens.some((token) => /^h+$/.test(token)) && !foundParts.has('half');
  return isHalfDay ? 'writes 3 in the night and 3 in the afternoon alike (h without A)' : undefined;
}

/** Whether a numeric format writes the month before the day; undefined if one of them is a word or missing. */
export function isMonthFirst(form: string): boolean | undefined {
  const tokens = form.replace(/\[[^\]]*\]/g, '').match(/([A-Za-z])\1*/g) ?? [];
  const [month, day] = [
    tokens.findIndex((token) => /^MM?$/.test(token)),
    tokens.findIndex((token) => /^DD?$/.test(token)),
  ];
  return month < 0 || day < 0 ? undefined : month < day;
}
