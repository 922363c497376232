import { writeFileSync } from 'node:fs';
import { messages } from '../messages';

/** Writes a file. Throws an `Error` for ops if it cannot be written; `follows` says what was not done then. */
export function writeText(file: string, text: string, follows: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(messages.notWritten(file, error instanceof Error ? error.message : String(error), follows));
  }
}
