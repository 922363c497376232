import type { Call } from '../wire/endpoint';

/** The language of game names: the field of the call, else its header. */
export function wordsIn({ input, language }: Call): string {
  return (input.text('language') ?? language).toUpperCase();
}
