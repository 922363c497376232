import type { Catalogue, Validator } from '../catalogue';
import type { Merchant, Overlay, Page, TextTable } from '../config';
import { isObject, isText, type JsonObject } from '../json';
import { memoTwo } from '../memo';
import * as messages from '../messages';
import { nearest } from '../near';
import type { Origin, ParsedFile } from '../parse/config-file';
import { type FileKind, keyAdvice } from '../parse/misplaced-key';
import { checkShape, type ShapeWords } from '../parse/shape';

/** A finding and the leaf it is about. */
export type Located = messages.Finding & { readonly origin: Origin };

/** A value and the file it stands in. */
export type Sourced<T> = { readonly value: T; readonly file: ParsedFile };

/** A file of a merchant, in the shape of its kind; `unreadable` where it has not that shape, `other` where nothing reads it. */
export type Content =
  | { readonly kind: 'merchant'; readonly of: Sourced<Merchant> }
  | { readonly kind: 'console'; readonly of: Sourced<JsonObject> }
  | { readonly kind: 'page'; readonly name: string; readonly of: Sourced<Page> }
  | { readonly kind: 'overlay'; readonly name: string; readonly of: Sourced<Overlay> }
  | { readonly kind: 'texts'; readonly name: string; readonly of: Sourced<TextTable> }
  | { readonly kind: 'asset'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly part: string; readonly name: string }
  | { readonly kind: 'other' };

export type ReadFile = { readonly content: Content; readonly findings: readonly Located[] };

const parts = ['merchant.json', 'console.json', 'pages', 'overlays', 'texts', 'assets'];

/** Reads one file of a merchant, once. */
export function readFile(file: ParsedFile, catalogue: Catalogue): ReadFile {
  return readOnce(file, catalogue);
}

const readOnce = memoTwo((file: ParsedFile, catalogue: Catalogue): ReadFile => {
  const [, part = '', ...rest] = file.path.split('/');
  if (part === 'assets') return { content: { kind: 'asset', name: rest.join('/') }, findings: [] };
  const isKnown = rest.length === 0 ? part.endsWith('.json') : rest.length === 1 && rest[0]?.endsWith('.json') === true;
  const check = isKnown ? shapeCheck(part, catalogue) : undefined;
  if (check === undefined) {
    const finding = parts.includes(part) ? messages.fileOfFolder(part) : messages.unknownFile(nearest(part, parts));
    return { content: { kind: 'other' }, findings: [{ ...finding, origin: { file, path: [] } }] };
  }
  const name = (rest[0] ?? '').replace(/\.json$/, '');
  const faults = [...syntaxFaults(file), ...(file.value === undefined ? [] : check(file))];
  if (faults.some((fault) => fault.breaks)) return { content: { kind: 'unreadable', part, name }, findings: faults };
  const { content, findings } = contentOf(part, name, file);
  return { content, findings: [...faults, ...findings] };
});

function contentOf(part: string, name: string, file: ParsedFile): ReadFile {
  const { value } = file;
  const found = (content: Content): ReadFile => ({ content, findings: [] });
  const misnamed = (id: string, key: string): ReadFile => ({
    content: { kind: 'other' },
    findings: [{ ...messages.wrongFileName('page', id, name), origin: { file, path: [key] } }],
  });
  if (part === 'merchant.json' && isMerchant(value)) return found({ kind: 'merchant', of: { value, file } });
  if (part === 'console.json' && isObject(value)) return found({ kind: 'console', of: { value, file } });
  if (part === 'pages' && isPage(value)) {
    return value.id === name ? found({ kind: 'page', name, of: { value, file } }) : misnamed(value.id, 'id');
  }
  if (part === 'overlays' && isOverlay(value)) {
    return value.page === name ? found({ kind: 'overlay', name, of: { value, file } }) : misnamed(value.page, 'page');
  }
  return found(isTextTable(value) ? { kind: 'texts', name, of: { value, file } } : { kind: 'other' });
}

/** `breaks`: the file cannot be used. An unknown key is a fault that changes nothing else. */
type Fault = Located & { readonly breaks: boolean };
type Check = (file: ParsedFile) => readonly Fault[];

function shapeCheck(part: string, { validators, places, widgets }: Catalogue): Check | undefined {
  const by = (kind: FileKind, skip?: ShapeWords['skip']) => (file: ParsedFile) =>
    shapeFaults(file, validators[kind], { advice: keyAdvice(kind, places, widgets), ...(skip ? { skip } : {}) });
  if (part === 'merchant.json') return by('merchant', isNamedCondition);
  if (part === 'console.json') return by('console');
  if (part === 'pages') return by('page', isOwnCheck);
  if (part === 'overlays') return by('overlay', isOwnCheck);
  return part === 'texts' ? textFaults : undefined;
}

/** Conditions and actions are checked where they are compiled, with words of their own. */
export function isOwnCheck(path: readonly string[]): boolean {
  const field = path[0] === 'nodes' ? path[2] : path[1];
  if (path[0] === 'access') return path[1] === 'when';
  return path[0] === 'nodes' && (field === 'when' || (field === 'on' && path.length > 3));
}

function isNamedCondition(path: readonly string[]): boolean {
  return path[0] === 'conditions' && path.length > 1;
}

function shapeFaults(file: ParsedFile, validator: Validator, words: ShapeWords): readonly Fault[] {
  return checkShape(file.value, validator, words).map(({ path, key, finding }) => ({
    ...finding,
    origin: { file, path, ...(key ? { key } : {}) },
    breaks: finding.code !== 'unknown-key',
  }));
}

function textFaults(file: ParsedFile): readonly Fault[] {
  if (!isObject(file.value)) return [{ ...messages.wrongType('object'), origin: { file, path: [] }, breaks: true }];
  return Object.entries(file.value)
    .filter(([, value]) => !isText(value))
    .map(([key]) => ({ ...messages.wrongType('text'), origin: { file, path: [key] }, breaks: true }));
}

/** Faults of the text itself know their line and column already. */
function syntaxFaults(file: ParsedFile): readonly Fault[] {
  return file.findings.map(({ line, column, finding }) => ({
    ...finding,
    origin: { file, path: [], at: { file: file.path, line: line + 1, column: column + 1 } },
    breaks: file.value === undefined,
  }));
}

// The validators were generated from the same schemas as these types, so what passed them has the type.
function isMerchant(_value: unknown): _value is Merchant {
  return true;
}
function isPage(_value: unknown): _value is Page {
  return true;
}
function isOverlay(_value: unknown): _value is Overlay {
  return true;
}
function isTextTable(_value: unknown): _value is TextTable {
  return true;
}
