import { nearest } from '../../near';

/** Fonts that every browser has under these names. */
const everywhere: readonly string[] = [
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

const quoted = /^(?:'[^'"]+'|"[^'"]+")$/;
const words = /^-?[a-z_][\w-]*(?:\s+-?[a-z_][\w-]*)*$/i;

/** The fonts of a list, as they are written. */
export function fontsIn(value: string): readonly string[] {
  return (value.match(/(?:'[^']*'|"[^"]*"|[^,])+|(?<=,)(?=,|$)/g) ?? []).map((font) => font.trim());
}

/** Names in quotes, or words that begin with a letter, with a comma between them: else a browser drops all of it. */
export function isFontList(value: string): boolean {
  const fonts = fontsIn(value);
  return fonts.length > 0 && fonts.every((font) => quoted.test(font) || words.test(font));
}

/** The same with quotes where a name needs them, and without a comma too many. */
export function meantFonts(value: string): string | undefined {
  const fonts = fontsIn(value).filter((font) => font !== '');
  const meant = fonts.map((font) => (quoted.test(font) || words.test(font) ? font : `'${font}'`)).join(', ');
  return isFontList(meant) ? meant : undefined;
}

export function lacksFallback(value: string): boolean {
  return !fontsIn(value).some((font) => everywhere.includes(font.toLowerCase()));
}

/** The font of all browsers that the last one is meant to be. */
export function meantFallback(fonts: readonly string[]): string | undefined {
  const last = fonts.at(-1)?.replaceAll(/['"]/g, '').toLowerCase() ?? '';
  return everywhere.includes(last)
    ? last
    : nearest(
        last,
        everywhere.filter((font) => font.includes('-') && font[0] === last[0]),
      );
}
