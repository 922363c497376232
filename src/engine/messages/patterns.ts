import { error, warning } from './finding';

export const exponentialPattern = (field: string, pattern: string, isOwn: boolean) =>
  (isOwn ? error : warning)(
    'exponential-pattern',
    `The pattern ${JSON.stringify(pattern)} of "${field}" takes exponential time, so ${isOwn ? 'one long value would freeze a page' : 'a phone gives up on a long value and leaves it to the platform, which may hang on it'}. Write it without nested repetition.`,
  );
export const unreadablePattern = (field: string, pattern: string, why: string, isOwn: boolean) =>
  (isOwn ? error : warning)(
    'unreadable-pattern',
    `The pattern ${JSON.stringify(pattern)} of "${field}" ${why}, so no browser checks it and a wrong value is refused by the server only. ${/ without its | that none opens/.test(why) ? 'Add the bracket that is missing, or remove this one.' : 'Write it as both Java and JavaScript read it.'}`,
  );

/** `$a` and `(?!)` match no text. */
export const nothingMatches = (field: string, pattern: string, isOwn: boolean) =>
  (isOwn ? error : warning)(
    'unreadable-pattern',
    `The pattern ${JSON.stringify(pattern)} of "${field}" matches no value, so it is ignored and the form takes any value. ${field === 'emailPattern' ? `Write "emailPattern": ${simplePattern}` : 'Write a pattern that valid values match, or remove it'}.`,
  );
const simplePattern = JSON.stringify(String.raw`[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+`);

export const narrowEmail = (addresses: readonly string[], refusesAll: boolean) =>
  (refusesAll ? error : warning)(
    'narrow-email',
    `The forgot form refuses ${refusesAll ? 'every e-mail address' : 'e-mail addresses'} such as ${addresses
      .slice(0, refusesAll ? 2 : addresses.length)
      .map((address) => `"${address}"`)
      .join(
        ', ',
      )}, so ${refusesAll ? 'nobody' : 'players who have one cannot'} ${refusesAll ? 'can ' : ''}ask for a new password. Write "emailPattern": ${simplePattern}.`,
  );
export const deadEmailRule = (addresses: readonly string[]) =>
  warning(
    'narrow-email',
    `The pattern refuses every e-mail address such as ${addresses
      .slice(0, 2)
      .map((address) => `"${address}"`)
      .join(', ')}, so nobody can fill "email" in. Correct the pattern.`,
  );
