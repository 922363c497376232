import type { Catalogue } from '../catalogue';
import type { Merchant, Overlay, Page, TextTable } from '../config';
import { isObject, isText, type JsonPath } from '../json';
import { memoByTwo } from '../memo';
import * as messages from '../messages';
import { checkShape, type ShapeFinding, type ShapeWords, type Validator } from '../parse/check-shape';
import type { Origin, ParsedFile } from '../parse/config-file';
import { type FileKind, keyAdvice } from '../parse/key-advice';
import { schemaMeaningAt } from '../parse/meaning';
import { isCopyOf, misplacedFile, spareFile } from './misplaced-file';

/** A finding and the place of its value. */
export type Located = messages.Finding & { readonly origin: Origin };

/** A value and the file in which it stands. */
export type Sourced<T> = { readonly value: T; readonly file: ParsedFile };

/**
 * The content of a file that has the shape of its kind. `unreadable`: the file as a whole cannot be read. `other`:
 * nothing reads the file. `leftOutSettings`: settings that are ignored because of their shape.
 */
export type Content =
  | { readonly kind: 'merchant'; readonly of: Sourced<Merchant>; readonly leftOutSettings?: readonly string[] }
  | { readonly kind: 'console'; readonly of: Sourced<object> }
  | { readonly kind: 'page'; readonly name: string; readonly of: Sourced<Page> }
  | { readonly kind: 'overlay'; readonly name: string; readonly of: Sourced<Overlay> }
  | { readonly kind: 'texts'; readonly name: string; readonly of: Sourced<TextTable> }
  | { readonly kind: 'asset'; readonly name: string; readonly file: ParsedFile }
  | { readonly kind: 'unreadable'; readonly part: string; readonly name: string; readonly id?: string }
  | { readonly kind: 'other' };

export type ReadFile = { readonly content: Content; readonly findings: readonly Located[] };

/** Reads one file of a merchant, once. */
export function readFile(file: ParsedFile, catalogue: Catalogue): ReadFile {
  return readOnce(file, catalogue);
}

const readOnce = memoByTwo((file: ParsedFile, catalogue: Catalogue): ReadFile => {
  const [, part = '', ...rest] = file.path.split('/');
  if (part === 'assets') return { content: { kind: 'asset', name: rest.join('/'), file }, findings: [] };
  const spareResult = spareFile(file);
  if (spareResult !== undefined) return spareResult;
  const isExpected =
    rest.length === 0 ? part.endsWith('.json') : rest.length === 1 && rest[0]?.endsWith('.json') === true;
  const read = isExpected ? readerOf(part, catalogue) : undefined;
  if (read === undefined) return misplacedFile(file);
  const name = (rest[0] ?? '').replace(/\.json$/, '');
  const syntax = syntaxFaults(file);
  if (file.value === undefined) return { content: { kind: 'unreadable', part, name }, findings: syntax };
  const { content, findings } = read(name, file);
  return { content: content ?? { kind: 'unreadable', part, name }, findings: [...syntax, ...findings] };
});

/** The content of a file; undefined if the file cannot be used. An unknown key is reported and has no other effect. */
type ReadContent = { readonly content?: Content; readonly findings: readonly Located[] };
type Reader = (name: string, file: ParsedFile) => ReadContent;

function readerOf(part: string, { validators, places, widgets, schemas }: Catalogue): Reader | undefined {
  const readShape =
    <T>(
      kind: FileKind,
      validator: Validator<T>,
      contentOf: (name: string, of: Sourced<T>) => Content | Misnamed,
      skip?: ShapeWords['skip'],
    ): Reader =>
    (name, file) => {
      const advice = keyAdvice(kind, places, widgets);
      const meaning = (path: JsonPath) => schemaMeaningAt(schemas, kind, path);
      const { findings, value } = checkShape(file.value, validator, { advice, meaning, ...(skip ? { skip } : {}) });
      const located = findings.map((finding) => locate(finding, file));
      if (value === undefined) return { findings: located };
      const content = contentOf(name, { value, file });
      if (content.kind !== 'misnamed') return { content, findings: located };
      const { id, key } = content;
      const origin = { file, path: [key] };
      if (isCopyOf(name, id))
        return {
          content: { kind: 'other' },
          findings: [{ ...messages.spareFile(`${name}.json`, `${id}.json`, 'copy'), origin }],
        };
      const finding = { ...messages.wrongFileName('page', id, name), origin };
      return {
        content: { kind: 'unreadable', part: kind === 'page' ? 'pages' : 'overlays', name, id },
        findings: [...located, finding],
      };
    };
  switch (part) {
    case 'merchant.json':
      return withoutBadSettings(
        readShape('merchant', validators.merchant, (_, of) => ({ kind: 'merchant', of }), isConditionOfSettings),
        validators.merchant,
      );
    case 'console.json':
      return readShape('console', validators.console, (_, of) => ({ kind: 'console', of }));
    case 'pages':
      return readShape('page', validators.page, pageOf, hasOwnCheck);
    case 'overlays':
      return readShape('overlay', validators.overlay, overlayOf, hasOwnCheck);
    case 'texts':
      return readTexts;
    default:
      return undefined;
  }
}

/** Leaves out a setting with a wrong shape and reads the rest, so that other faults are found too. */
function withoutBadSettings(read: Reader, validator: Validator<Merchant>): Reader {
  return (name, file) => {
    const { content, findings } = read(name, file);
    const badSettings = [...new Set(findings.flatMap(({ origin }) => origin.path.slice(0, 1)))].filter(isText);
    const isUnusable = badSettings.length === 0 || badSettings.some((key) => key === 'extends' || key === 'format');
    if (content !== undefined || isUnusable || !isObject(file.value))
      return { ...(content ? { content } : {}), findings };
    const value = Object.fromEntries(Object.entries(file.value).filter(([key]) => !badSettings.includes(key)));
    return validator(value)
      ? { content: { kind: 'merchant', of: { value, file }, leftOutSettings: badSettings }, findings }
      : { findings };
  };
}

/** The id in a page or overlay, if its file has another name. */
type Misnamed = { readonly kind: 'misnamed'; readonly id: string; readonly key: string };

function pageOf(name: string, of: Sourced<Page>): Content | Misnamed {
  const { id } = of.value;
  return id === name ? { kind: 'page', name, of } : { kind: 'misnamed', id, key: 'id' };
}

function overlayOf(name: string, of: Sourced<Overlay>): Content | Misnamed {
  const { page } = of.value;
  return page === name ? { kind: 'overlay', name, of } : { kind: 'misnamed', id: page, key: 'page' };
}

function readTexts(name: string, file: ParsedFile): ReadContent {
  const value = withoutSchema(file.value);
  if (isTextTable(value)) return { content: { kind: 'texts', name, of: { value, file } }, findings: [] };
  const wrongType = (path: JsonPath, found: unknown, type: string): Located => ({
    ...messages.wrongType({ path, found }, [type]),
    origin: { file, path },
  });
  if (!isObject(value)) return { findings: [wrongType([], value, 'object')] };
  const wrongKeys = Object.keys(value).filter((key) => !isText(value[key]));
  return { findings: wrongKeys.map((key) => wrongType([key], value[key], 'string')) };
}

/** A table may name its schema for editors. That is no text. */
function withoutSchema(value: unknown): unknown {
  if (!isObject(value) || !isText(value.$schema)) return value;
  const { $schema: _schema, ...texts } = value;
  return texts;
}

function isTextTable(value: unknown): value is TextTable {
  return isObject(value) && Object.values(value).every(isText);
}

/** Whether another check looks at this part: conditions and actions have checks of their own. */
export function hasOwnCheck(path: readonly string[]): boolean {
  if (path[0] === 'access') return path[1] === 'when';
  const [root, _node, field] = path;
  return root === 'nodes' && (field === 'when' || (field === 'on' && path.length > 3));
}

function isConditionOfSettings(path: readonly string[]): boolean {
  return (path[0] === 'conditions' && path.length > 1) || (path[0] === 'always' && path[2] === 'when');
}

function locate({ path, key, finding }: ShapeFinding, file: ParsedFile): Located {
  return { ...finding, origin: { file, path, ...(key ? { key } : {}) } };
}

/** Findings of a broken text. Each has its own line and column. */
function syntaxFaults(file: ParsedFile): readonly Located[] {
  return file.findings.map(({ line, column, finding }) => ({
    ...finding,
    origin: { file, path: [], at: { file: file.path, line: line + 1, column: column + 1 } },
  }));
}
