import { isObject, pick, type Site } from '@/engine';
import type { Workspace } from '@/review/workspace/workspace';
import type { ThemePart } from '@/studio/contract';

/** Every colour that a theme may have, with what it is for. */
export function colourTokens({ catalogue }: Workspace): { readonly [token: string]: string } {
  const path = ['properties', 'theme', 'properties', 'tokens', 'properties'];
  const declared = path.reduce<unknown>((value, key) => pick(value, key), catalogue.schemas.merchant);
  const colours = Object.entries(isObject(declared) ? declared : {}).filter(([token]) => token.startsWith('color.'));
  return Object.fromEntries(colours.map(([token, schema]) => [token, String(pick(schema, 'description') ?? '')]));
}

/** A colour of one mode; undefined if that mode does not say it. */
export function valueIn(theme: Site['merchant']['theme'], part: ThemePart, token: string): string | undefined {
  const values: { readonly [token: string]: string | undefined } = { ...theme?.[part] };
  return values[token];
}
