import type { Finding } from '../../finding';
import * as messages from '../../messages';

const tag =
  /<\/?(?:a|b|big|br|center|div|em|font|h\d|hr|i|img|li|ol|p|script|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|apos|#\d+);/i;
const placeholder = /\{\{\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

/** What is wrong with a text by itself, as players read it. */
export function faultsOfText(text: string): readonly Finding[] {
  if (text.trim() === '') return [messages.emptyText()];
  const markup = tag.exec(text)?.[0];
  if (markup !== undefined) return [messages.markupInText(markup)];
  const odd = /\{\{?[^{}]*\}?\}?|\}\}/.exec(text.replaceAll(placeholder, ''))?.[0];
  return odd === undefined ? [] : [messages.oddPlaceholder(odd)];
}

/** Names in `{{…}}` of a text. */
export function placeholdersOf(text: string): ReadonlySet<string> {
  if (!text.includes('{{')) return none;
  return new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
}

const none: ReadonlySet<string> = new Set();

/** How wide a text is, in letters of the Latin script: what East Asia writes is twice as wide, a mark on a letter takes no room. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.replaceAll(placeholder, '0000')) {
    if (/\p{M}|\p{Cf}/u.test(letter)) continue;
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(letter) ? 2 : 1;
  }
  return width;
}
