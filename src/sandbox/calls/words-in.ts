import type { Call } from '../wire/endpoint';

/** The upper-case language of the words in an answer: the field `language` of the call, else its header. */
export function wordsIn({ input, language }: Call): string {
  return (input.text('language') ?? language).toUpperCase();
}
