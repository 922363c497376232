import { latinDigits } from './latin-digits';

/** What phone books and messengers put between digits, seen or unseen: white space, marks of direction, brackets, dashes, dots. */
const between = /[\s\p{Cf}()./\p{Pd}]/gu;

type Numbering = {
  /** Digits of the dialling code that is chosen. */
  readonly dialling: string;
  /** Most digits of a number. */
  readonly maxLength?: number | undefined;
};

/**
 * A mobile number as it is sent: Latin digits without what stands between them, and without the chosen dialling code, which a pasted or
 * filled-in number may bring. What is no number stays as it is, for the rule to refuse.
 */
export function localNumber(typed: string, { dialling, maxLength = 20 }: Numbering): string {
  const text = latinDigits(typed).replaceAll(between, '');
  if (!/^\+?\d+$/.test(text)) return typed;
  if (dialling === '') return text;
  for (const start of [`+${dialling}`, `00${dialling}`]) if (text.startsWith(start)) return text.slice(start.length);
  return text.length > maxLength && text.startsWith(dialling) ? text.slice(dialling.length) : text;
}
