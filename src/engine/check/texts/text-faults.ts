import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { misreadLetters, questionsForLetters } from './lost-letters';
import { otherSyntax } from './other-syntax';
import { unseenSign } from './unseen-signs';

const markupPattern =
  /<\/?(?:a|b|big|br|center|div|em|font|h\d|hr|i|img|li|ol|p|script|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^<>]*>|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;
const markupLetter = /[<&{}]/;
const syntaxLetter = /[{}｛｝%*_`~#\\[]/;
const invisibleLetter = /[\u00a0\u061c\u180e\u2007\u200b-\u200f\u2028-\u202c\u202f\u2060-\u2069\ufeff]/;
/** `TODO` alone is a word of Spanish and Portuguese, so it counts only before a colon. */
const todoNote = /\bTODO(?=:)|\bTBD\b|\bFIXME\b|\blorem ipsum\b/i;
/** Filler words. */
const fillerText = /^\s*x{3,}\s*$/i;
/** Controls that force one direction on all letters after them. They come with text copied from chats. */
const reversingControl = /[\u202d\u202e]/;
/** Western digits beside those of another script, or the two kinds of Arabic ones. */
const mixedDigits = /[0-9][.,:/]?[٠-٩۰-۹०-९০-৯๐-๙]|[٠-٩۰-۹०-९০-৯๐-๙][.,:/]?[0-9]|[٠-٩][.,:/]?[۰-۹]|[۰-۹][.,:/]?[٠-٩]/;
const placeholderPattern = /\{\{\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

/** The first fault of a text by itself; an empty list if it has none. */
export function faultsOfText(text: string): readonly Finding[] {
  if (isBlank(text)) return [messages.emptyText()];
  const letters = misreadLetters(text);
  if (letters !== undefined) return [messages.brokenLetters(letters)];
  const lostLetters = questionsForLetters(text);
  if (lostLetters !== undefined) return [messages.lostLetters(lostLetters)];
  const note = todoNote.exec(text)?.[0];
  if (note !== undefined) return [messages.unfinishedText(note)];
  if (fillerText.test(text)) return [messages.unfinishedText(text.trim())];
  if (reversingControl.test(text)) return [messages.turnedText()];
  const invisible = invisibleLetter.test(text) ? unseenSign(text) : undefined;
  if (invisible !== undefined) return [messages.unseenSign(invisible)];
  const syntax = syntaxLetter.test(text) ? otherSyntax(text) : undefined;
  if (syntax !== undefined) return [messages.otherSyntax(syntax)];
  const mixedNumber = mixedDigits.test(text) ? mixedNumberIn(text) : undefined;
  if (mixedNumber !== undefined) return [messages.mixedDigits(mixedNumber)];
  // A quick test first: there are many thousands of texts, and nearly all are plain.
  if (!markupLetter.test(text)) return [];
  const markup = markupPattern.exec(text)?.[0];
  if (markup !== undefined) return [messages.markupInText(markup)];
  const brokenPlaceholder = /\{\{?[^{}]*\}?\}?|\}\}/.exec(text.replaceAll(placeholderPattern, ''))?.[0];
  return brokenPlaceholder === undefined ? [] : [messages.oddPlaceholder(brokenPlaceholder)];
}

/** A number whose digits are of two scripts. */
function mixedNumberIn(text: string): string | undefined {
  return text.match(/\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu)?.find((number) => mixedDigits.test(number));
}

/** Whether a text shows nothing: spaces, joiners and other characters without width. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}

/** Whether a text is only a note, such as `TODO`. In small letters it may be a word of some language. */
export function isToDo(text: string): boolean {
  return text.length < 10 && text.trim() === 'TODO';
}

/** The names in `{{…}}` of a text. */
export function placeholdersOf(text: string): ReadonlySet<string> {
  if (!text.includes('{{')) return noNames;
  return new Set([...text.matchAll(placeholderPattern)].map(([, name = '']) => name));
}

const noNames: ReadonlySet<string> = new Set();

/** The width of a text in Latin letters. East Asian characters count twice, accents nothing, a placeholder four. */
export function widthOf(text: string): number {
  const withValues = text.replaceAll(placeholderPattern, '0000');
  if (asciiOnly.test(withValues)) return withValues.length;
  const letters = withValues.replaceAll(zeroWidthLetters, '');
  const pairs = letters.match(/[\ud800-\udbff]/g)?.length ?? 0;
  return letters.length - pairs + (letters.match(wideLetters)?.length ?? 0);
}

const asciiOnly = /^[ -~]*$/;
const zeroWidthLetters = /[\p{M}\p{Cf}]/gu;
const wideLetters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;
