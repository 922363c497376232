import { createContext, useContext } from 'react';

/** Values for the names in a text: `{{count}}`. */
export type TextValues = { readonly [name: string]: string | number };

export type Translate = (key: string, values?: TextValues) => string;

/** A message that outlives a change of language: it is called with the current texts. */
export type LiveText = (t: Translate) => string;

/** The texts of the shown language. A new object when the language changes. */
export type Texts = { readonly language: string; readonly translate: Translate };

export const TextsContext = createContext<Texts>({ language: 'en', translate: (key) => key });

/**
 * Texts of the visitor's language, for keys that belong to code: `widget.…`, `error.…`, `toast.…`. Stable until the
 * language changes.
 */
export function useText(): Translate {
  return useContext(TextsContext).translate;
}
