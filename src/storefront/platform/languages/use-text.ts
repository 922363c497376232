import { createContext, useContext } from 'react';

/** Values for the names in a text: `{{count}}`. */
export type TextValues = { readonly [name: string]: string | number };

export type Translate = (key: string, values?: TextValues) => string;

/** Words that are kept while a player may choose another language: said in the one that shows. */
export type Said = (t: Translate) => string;

/** The texts of the language that shows; a new object when the language changes. */
export type Texts = { readonly language: string; readonly translate: Translate };

export const TextsContext = createContext<Texts>({ language: 'en', translate: (key) => key });

/** Texts by key in the visitor's language, for keys that belong to code: `widget.…`, `error.…`, `toast.…`. Stable until the language changes. */
export function useText(): Translate {
  return useContext(TextsContext).translate;
}
