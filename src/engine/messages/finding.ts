import type { TextEdit } from '../issue';

/**
 * The certain fix of a finding at its place: another value, another name of the key, a removal, or an edit of the text.
 */
export type Fix =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'edit'; readonly edit: TextEdit };

/** A fault of config. Its message says what happened, what follows and what to do. */
export type Finding = {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix?: Fix;
};

export const error = (code: string, message: string): Finding => ({ severity: 'error', code, message });
export const warning = (code: string, message: string): Finding => ({ severity: 'warning', code, message });
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near ? `Did you mean "${near}"?` : otherwise;
export const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const listed = (names: readonly string[]) =>
  names.length === 0
    ? 'none'
    : names
        .slice(0, 12)
        .map((name) => `"${name}"`)
        .join(', ') + (names.length > 12 ? ', …' : '');
