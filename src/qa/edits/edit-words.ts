import { pick } from '@/engine';
import { displayValue } from '@/review/compare/words/look-words';
import type { ConfigEdit, FileEdit } from './config-edits';
import { parseConfig } from './parse-config';

/** Longer values are cut: the file has them whole. */
const longestValue = 60;
/** So many different values of a text are written out at most; of the others only the languages. */
const mostValues = 3;

/** The edit in a few words: `token radius.button: 8px → 12px`. */
export function editWords(edit: ConfigEdit): string {
  const [first] = edit.parts;
  if (edit.kind === 'folder') return `folder ${edit.file}: ${first?.before === undefined ? 'new' : 'gone'}`;
  if (edit.kind === 'code') return `code ${edit.file}: ${wholeFileWords(first, 'changed')}`;
  if (edit.kind === 'file') return `${edit.file}: ${wholeFileWords(first)}`;
  return `${subjectOf(edit)}: ${edit.kind === 'text' ? textWords(edit) : valueWords(first)}`;
}

function wholeFileWords(part: FileEdit | undefined, changed = 'another one'): string {
  if (part?.before === undefined) return 'new';
  return part.after === undefined ? 'gone' : changed;
}

/** Where it was made, as one looks for it: `base/pages/mine.json nodes.page.slots.body`. */
export function editPlace({ file, path }: Pick<ConfigEdit, 'file' | 'path'>): string {
  return path.length === 0 ? file : `${file} ${path.join('.')}`;
}

function subjectOf(edit: ConfigEdit): string {
  const { kind, file, path } = edit;
  if (kind === 'text') return `text ${path.join('.')}`;
  if (path[0] === 'theme' && path[1] === 'tokens') return `token ${path.slice(2).join('.')}`;
  return editPlace({ file: file.replace(/\.json$/, ''), path: namedPath(edit) });
}

/** An entry of a list by its name, as its number says nothing: `whitelabel.MAILCEN.enabled`. */
function namedPath({ path, parts }: ConfigEdit): ConfigEdit['path'] {
  const text = parts[0]?.after?.file.text;
  if (text === undefined || !path.some((step) => typeof step === 'number')) return path;
  let value = parseConfig(text);
  return path.map((step) => {
    value = Array.isArray(value) ? value[Number(step)] : pick(value, String(step));
    const name = pick(value, 'modId') ?? pick(value, 'id');
    return typeof step === 'number' && typeof name === 'string' ? name : step;
  });
}

function valueWords(part: FileEdit | undefined): string {
  const { before, after, at } = part?.edit ?? { before: undefined, after: undefined };
  // An entry of a list that came or went.
  if (at !== undefined) return after === undefined ? `without ${short(before)}` : `with ${short(after)}`;
  if (before === undefined) return `new, ${short(after)}`;
  return after === undefined ? `gone, was ${short(before)}` : `${short(before)} → ${short(after)}`;
}

function short(value: unknown): string {
  const words = typeof value === 'string' ? `"${value}"` : displayValue(value);
  return words.length > longestValue ? `${words.slice(0, longestValue)}…` : words;
}

/** Both values in each language, as far as there is room: `"a" → "b" (bn), "c" → "d" (en)`. */
function textWords({ parts }: ConfigEdit): string {
  const languagesByWords = new Map<string, string[]>();
  for (const part of parts) {
    const words = valueWords(part);
    const language = /([^/]+)\.json$/.exec(part.path)?.[1] ?? part.path;
    languagesByWords.set(words, [...(languagesByWords.get(words) ?? []), language]);
  }
  const all = [...languagesByWords];
  const shown = all.slice(0, mostValues).map(([words, languages]) => `${words} (${listed(languages)})`);
  const rest = all.slice(mostValues).flatMap(([, languages]) => languages);
  return `${shown.join(', ')}${rest.length === 0 ? '' : `, and in ${listed(rest)}`}`;
}

/** `bn, en and 8 more`. */
function listed(languages: readonly string[]): string {
  return languages.length > 3
    ? `${languages.slice(0, 2).join(', ')} and ${languages.length - 2} more`
    : languages.join(', ');
}
