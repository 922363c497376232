import { error, type Finding, warning } from './finding';

// The theme
export const unreadToken = (
  token: string,
  value: string,
  { name, example }: { readonly name: string; readonly example: string },
): Finding =>
  error(
    'unread-token',
    `"${token}" is ${JSON.stringify(value)}, which is no ${name}, so browsers drop it and what it is for looks wrong. Write a ${name}, such as "${/^\d*\.?\d+$/.test(value) && example.includes('rem') ? `${value}px` : example}".`,
  );

export const oddMeasure = (token: string, value: string, range: string): Finding =>
  warning(
    'odd-measure',
    `"${token}" is ${JSON.stringify(value)}, and pages are drawn for ${range}, so words, targets or motion are too small or too large. Write a value in between.`,
  );

/** Two colours that meet, and what a player sees in them. */
type Meeting = { readonly what: string; readonly ink: string; readonly ground: string; readonly least: number };
type Contrast = { readonly ratio: number; readonly isError: boolean; readonly isOther: boolean };

export const lowContrast = (
  { what, ink, ground, least }: Meeting,
  contrast: Contrast,
  better: string | undefined,
): Finding =>
  (contrast.isError ? error : warning)(
    'low-contrast',
    `${ink} on ${ground} has a contrast of ${shown(contrast)} where ${least}:1 is due, so ${whoSees(contrast)} ${what}. ${better === undefined ? 'Change one of the two colours' : `Make ${ink} "${better}", or change ${ground}`}.`,
  );
export const lostGround = (ground: string, what: readonly string[], contrast: Contrast): Finding =>
  (contrast.isError ? error : warning)(
    'low-contrast',
    `${ground} is too near to what stands on it, with a contrast of ${shown(contrast)} at worst, so ${whoSees(contrast)} ${what.slice(0, 3).join(', ')}${what.length > 3 ? ` and ${what.length - 3} more` : ''}. Make it lighter or darker.`,
  );

const whoSees = ({ isError }: Contrast) => (isError ? 'nobody can read' : 'many players cannot make out');
const shown = ({ ratio, isOther }: Contrast) =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1${isOther ? ' in the other mode' : ''}`;
