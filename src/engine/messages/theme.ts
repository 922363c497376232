import { error, type Finding, joined, warning } from './finding';

// The theme
type Token = { readonly token: string; readonly about: string; readonly meant: string | undefined };

export const unreadToken = (
  { token, about, meant }: Token,
  value: string,
  { name, example }: { readonly name: string; readonly example: string },
): Finding => {
  const inPixels = /^\d*\.?\d+$/.test(value) && example.includes('rem') ? `${value}px` : example;
  const advice = meant === undefined ? `Write a ${name}, such as "${inPixels}".` : `Write "${meant}".`;
  const called = `"${token}"${about === '' ? '' : ` (${about})`}`;
  const fault = error(
    'unread-token',
    `${called} is ${JSON.stringify(value)}, which is not a ${name}, so browsers drop it and what it is for looks wrong. ${advice}`,
  );
  return meant === undefined ? fault : { ...fault, fix: { kind: 'value', value: meant } };
};

/** A ground that lets what is below shine through, so that the contrast of words on it is not known. */
export const seeThrough = (
  { token, about }: { readonly token: string; readonly about: string },
  value: string,
): Finding =>
  warning(
    'see-through',
    `"${token}"${about === '' ? '' : ` (${about})`} is ${JSON.stringify(value)}, which lets through what is below it, so words on it may be unreadable and nobody can check that. Write an opaque colour, such as "#0d1730".`,
  );

/** `fonts`: the list as written. `meant`: the generic font that its last entry nearly names. */
export const noFallback = (
  { token, about }: { readonly token: string; readonly about: string },
  fonts: readonly string[],
  meant: string | undefined,
): Finding => {
  const isQuoted = meant !== undefined && fonts.at(-1)?.toLowerCase() === `'${meant}'`;
  const advice =
    meant === undefined
      ? `End the list with one that all have: "${[...fonts, 'sans-serif'].join(', ')}".`
      : isQuoted
        ? `Write ${meant} without quotes of its own.`
        : `Did you mean ${meant} at its end?`;
  return warning(
    'no-fallback',
    `"${token}"${about === '' ? '' : ` (${about})`} names only fonts that a phone may not have, so players without ${fonts.length === 1 ? 'it' : 'them'} read whatever their browser takes, and words run out of their place. ${advice}`,
  );
};

// Modes and states
export const otherThanMode = (said: string, found: string): Finding =>
  warning(
    'other-mode',
    `"mode" is "${said}", and the colours of the theme are ${found}: text is ${found === 'dark' ? 'lighter' : 'darker'} than the page. So what the browser draws itself, such as lists and scroll bars, is ${said} on a ${found} page. Write "mode": "${found}", or change color.bg and color.text.`,
  );
export const sameMode = (found: string, hasOwnBackground: boolean): Finding =>
  warning(
    'other-mode',
    `The theme is ${found}, and ${hasOwnBackground ? 'so is its "otherMode"' : `its "otherMode" has no color.bg, so it is ${found} too`}: players whose phone asks for ${found === 'dark' ? 'a light' : 'a dark'} page still get a ${found} one. In "otherMode" write ${found === 'dark' ? 'light backgrounds and dark' : 'dark backgrounds and light'} text, color.bg and color.text first, or remove "otherMode".`,
  );
export const sameColour = (
  { token, beside, what }: { readonly token: string; readonly beside: string; readonly what: string },
  { isOther, isNearly }: { readonly isOther: boolean; readonly isNearly: boolean },
): Finding =>
  warning(
    'same-colour',
    `${token} and ${beside} are ${isNearly ? 'nearly ' : ''}the same colour${isOther ? ' in the other mode' : ''}, so players cannot see ${what}. Change one of the two.`,
  );

type Measure = {
  readonly token: string;
  readonly about: string;
  readonly family: string;
  readonly isLow: boolean;
};

/** What goes wrong with a size below or above the range that pages are drawn for. */
const effects: { readonly [family: string]: readonly [low: string, high: string] } = {
  type: ['nobody can read it', 'words run out of their place'],
  space: ['things stick together', 'next to nothing fits on a phone'],
  size: ['fingers miss what stands in it', 'it covers the page'],
  motion: ['nobody sees it', 'players wait for it'],
};

export const oddMeasure = ({ token, about, family, isLow }: Measure, value: string, bound: string): Finding =>
  warning(
    'odd-measure',
    `"${token}"${about === '' ? '' : ` (${about})`} is ${JSON.stringify(value)}, and pages are drawn for ${bound} ${isLow ? 'or more' : 'at most'}, so ${effects[family]?.[isLow ? 0 : 1] ?? 'it looks wrong'}. Write ${bound} or ${isLow ? 'more' : 'less'}.`,
  );

/** Two colours that meet, and what a player cannot see. */
type Meeting = { readonly what: string; readonly ink: string; readonly ground: string; readonly least: number };
/** `isOther`: the colours are those of the theme's other mode. */
type Contrast = { readonly ratio: number; readonly isError: boolean; readonly isOther: boolean };

export const lowContrast = (
  { what, ink, ground, least }: Meeting,
  contrast: Contrast,
  better: { readonly token: string; readonly colour: string } | undefined,
): Finding =>
  (contrast.isError ? error : warning)(
    'low-contrast',
    `${ink} on ${ground} has a contrast of ${ratioInWords(contrast)} where ${least}:1 is needed, so ${whoIsHurt(contrast)} ${what}. ${better === undefined ? 'Change one of the two colours' : `Make ${better.token} "${better.colour}", or change ${better.token === ink ? ground : ink}`}.`,
  );
/** One colour that hurts several places. */
export const lostColour = (
  token: string,
  { what, least }: { readonly what: readonly string[]; readonly least: number },
  contrast: Contrast,
  better: string | undefined,
): Finding =>
  (contrast.isError ? error : warning)(
    'low-contrast',
    `${token} is too near to the colours that it meets, with a contrast of ${ratioInWords(contrast)} at worst where ${least}:1 is needed, so ${whoIsHurt(contrast)} ${joined(what)}. ${better === undefined ? 'No one colour can be read in all of these: change it, and those that it meets' : `Make it "${better}", which can be read in all of these`}.`,
  );

const whoIsHurt = ({ isError }: Contrast) => (isError ? 'nobody can read' : 'many players cannot make out');
const ratioInWords = ({ ratio, isOther }: Contrast) =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1${isOther ? ' in the other mode' : ''}`;
