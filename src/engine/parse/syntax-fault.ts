import type { TextEdit } from '../issue';
import type { Finding } from '../messages/finding';

/** Where a parser gave up, and over how many characters. */
export type Stop = { readonly offset: number; readonly length: number; readonly kind: string };

/** A fault of a text, and the repair with which the rest is read. `isCertain`: only this repair can be meant. */
export type SyntaxFault = {
  readonly at: number;
  readonly finding: Finding;
  readonly repair?: TextEdit;
  readonly isCertain?: true;
};

/** The offset where a parser stops; undefined if it reads to the end. */
export type StopOf = (text: string) => { readonly offset: number } | undefined;

/** Finds one kind of fault where a parser gave up. */
export type Detector = (text: string, stop: Stop, stopOf: StopOf) => SyntaxFault | undefined;

export const insertion = (offset: number, text: string): TextEdit => ({ offset, length: 0, text });

/** The line around an offset; `number` from 1. */
export function lineOf(text: string, at: number) {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const nextBreak = text.indexOf('\n', at);
  const end = nextBreak < 0 ? text.length : nextBreak;
  return { start, end, number: text.slice(0, start).split('\n').length };
}

/** Whether an edit leaves a text as it is. */
export function changesNothing(text: string, { offset, length, text: newText }: TextEdit): boolean {
  return text.slice(offset, offset + length) === newText;
}

export function edited(text: string, { offset, length, text: newText }: TextEdit): string {
  return text.slice(0, offset) + newText + text.slice(offset + length);
}
