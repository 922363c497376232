import { nearestName } from '../../nearest-name';

/** The generic font names of CSS. */
const genericFonts: readonly string[] = [
  'sans-serif',
  'serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-sans-serif',
  'ui-serif',
  'ui-monospace',
  'ui-rounded',
];

const quotedFont = /^(?:'[^'"]+'|"[^'"]+")$/;
const unquotedFont = /^-?[a-z_][\w-]*(?:\s+-?[a-z_][\w-]*)*$/i;

/** The entries of a font list, as written, and an empty entry behind a spare comma. */
export function fontsIn(value: string): readonly string[] {
  return (value.match(/(?:'[^']*'|"[^"]*"|[^,])+|(?<=,)(?=,|$)/g) ?? []).map((font) => font.trim());
}

/** Whether a browser reads the list: names in quotes, or words that begin with a letter, separated by commas. */
export function isFontList(value: string): boolean {
  const fonts = fontsIn(value);
  return fonts.length > 0 && fonts.every((font) => quotedFont.test(font) || unquotedFont.test(font));
}

/** The list with missing quotes added and spare commas removed. */
export function meantFonts(value: string): string | undefined {
  const fonts = fontsIn(value).filter((font) => font !== '');
  const corrected = fonts
    .map((font) => (quotedFont.test(font) || unquotedFont.test(font) ? font : `'${font}'`))
    .join(', ');
  return isFontList(corrected) ? corrected : undefined;
}

export function lacksFallback(value: string): boolean {
  return !fontsIn(value).some((font) => genericFonts.includes(font.toLowerCase()));
}

/** The generic font whose name the last entry nearly has. */
export function meantFallback(fonts: readonly string[]): string | undefined {
  const last = fonts.at(-1)?.replaceAll(/['"]/g, '').toLowerCase() ?? '';
  if (genericFonts.includes(last)) return last;
  // Only hyphenated names: a short one, such as "Sarif", may be a real font.
  const candidates = genericFonts.filter((font) => font.includes('-') && font[0] === last[0]);
  return nearestName(last, candidates);
}
