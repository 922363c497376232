import { isList, isObject, isText, type JsonPath, own } from '../json';
import * as messages from '../messages';
import type { Meaning } from '../messages/spot';
import { nearestName } from '../nearest-name';
import type { KeyAdvice } from './key-advice';

/** One entry of ajv's `errors`. */
export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
};

/** A validator that ajv compiled ahead, with the type that it proves. */
export type Validator<T = unknown> = { (value: unknown): value is T; readonly errors?: readonly SchemaError[] | null };

/** Something wrong with the shape of a value, at a path inside it. `key`: the position of the key is meant. */
export type ShapeFinding = { readonly path: JsonPath; readonly key?: boolean; readonly finding: messages.Finding };

/** What differs between files and widgets when errors of ajv are put into words. */
export type ShapeWords = {
  /** What to do with a key that its object does not know. */
  readonly advice: KeyAdvice;
  /** What the schema says of a path in the value. */
  readonly meaning?: (path: JsonPath) => Meaning | undefined;
  /** The name of the widget, where a widget's props are checked. */
  readonly use?: string;
  /** Paths that another part of the engine checks in words of its own. */
  readonly skip?: (path: readonly string[]) => boolean;
};

/** The faults of a value, each once. `value` is there if only unknown keys and skipped parts are wrong. */
export type ShapeResult<T> = { readonly findings: readonly ShapeFinding[]; readonly value?: T };

/** Checks a value against its validator. `T` says nothing about the parts that `skip` leaves out. */
export function checkShape<T>(value: unknown, validator: Validator<T>, words: ShapeWords): ShapeResult<T> {
  if (validator(value)) return { findings: [], value };
  const errors = reportableErrors(validator.errors ?? [], words);
  const reportedErrors = errors.filter((error) => !isMisspelt(error, errors));
  const findings = withoutRepeats(reportedErrors.map((error) => toFinding(error, value, words)));
  // A misspelt key is told once, not as a missing key as well.
  const isComplete = reportedErrors.length === errors.length;
  const isUsable = (_: unknown): _ is T =>
    isComplete && findings.every(({ finding }) => finding.code === 'unknown-key');
  return isUsable(value) ? { findings, value } : { findings };
}

/** The errors worth reporting. A value that may have several forms gets one error: it has none of them. */
function reportableErrors(allErrors: readonly SchemaError[], words: ShapeWords): readonly SchemaError[] {
  const errors = allErrors.filter((error) => !words.skip?.(segments(error.instancePath)));
  const choices = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath);
  const topChoices = choices.filter((path) => !choices.some((other) => other !== path && isBelow(path, other)));
  return errors.filter((error) =>
    error.keyword === 'anyOf'
      ? topChoices.includes(error.instancePath)
      : !topChoices.some((top) => isBelow(error.instancePath, top)),
  );
}

/** Whether a missing key is there in another spelling. */
function isMisspelt({ keyword, instancePath, params }: SchemaError, errors: readonly SchemaError[]): boolean {
  if (keyword !== 'required') return false;
  const missing = [String(params.missingProperty)];
  return errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === instancePath &&
      nearestName(String(other.params.additionalProperty), missing) !== undefined,
  );
}

function toFinding(error: SchemaError, root: unknown, words: ShapeWords): ShapeFinding {
  const path = toPath(segments(error.instancePath), root);
  const key = String(error.params.additionalProperty ?? error.params.missingProperty ?? '');
  if (error.keyword === 'additionalProperties')
    return { path: [...path, key], key: true, finding: unknownKey(key, path, root, words) };
  if (error.keyword === 'required') return { path, finding: missingKey(key, path, words) };
  return { path, finding: wrongValue(error, { path, found: valueAt(root, path), meaning: words.meaning?.(path) }) };
}

function unknownKey(key: string, path: JsonPath, root: unknown, { use, advice }: ShapeWords): messages.Finding {
  const { words, meant } = advice(key, path, root);
  const isProp = use !== undefined && path.length === 0;
  const finding = isProp ? messages.unknownProp(key, use, words) : messages.unknownKey(key, words);
  const isUnused = meant !== undefined && valueAt(root, [...path, meant]) === undefined;
  return isUnused ? { ...finding, fix: { kind: 'key', key: meant } } : finding;
}

function missingKey(key: string, path: JsonPath, { use, meaning }: ShapeWords): messages.Finding {
  const meant = meaning?.([...path, key]);
  return use !== undefined && path.length === 0
    ? messages.missingProp(key, use, meant)
    : messages.missingKey(key, path, meant);
}

function wrongValue({ keyword, params, message = '' }: SchemaError, spot: messages.WrongValue): messages.Finding {
  const { found, meaning, path } = spot;
  switch (keyword) {
    case 'type':
      return messages.wrongType(spot, isList(params.type) ? params.type.map(String) : [String(params.type)]);
    case 'enum':
      return messages.notAllowed(spot, isList(params.allowedValues) ? params.allowedValues : []);
    case 'const':
      if (path.length === 1 && path[0] === 'format') return messages.otherFormat(found);
      return messages.notAllowed(spot, [params.allowedValue]);
    case 'anyOf':
      return messages.noForm(spot);
    case 'pattern':
      return meaning?.about === 'a host name' && isText(found)
        ? messages.noHost(spot, found)
        : messages.misshapen(spot, fittingText(found, params.pattern));
    default:
      return messages.outOfBounds(spot, boundOf(keyword, params.limit) ?? message);
  }
}

/** The text that fits the pattern, once blanks around it or capitals are gone. */
function fittingText(found: unknown, pattern: unknown): string | undefined {
  if (!isText(found) || !isText(pattern)) return undefined;
  const trimmed = found.trim();
  return [trimmed, trimmed.toLowerCase()].find((one) => new RegExp(pattern, 'u').test(one));
}

/** A bound of JSON Schema in words. */
function boundOf(keyword: string, limit: unknown): string | undefined {
  const bounds: { readonly [keyword: string]: string } = {
    minimum: `${limit} or more`,
    maximum: `${limit} or less`,
    minLength: `${limit} or more characters`,
    maxLength: `${limit} characters at most`,
    minItems: `${limit} or more entries`,
    maxItems: `${limit} entries at most`,
    minProperties: `${limit} or more entries`,
  };
  return own(bounds, keyword);
}

function withoutRepeats(findings: readonly ShapeFinding[]): readonly ShapeFinding[] {
  const findingByPlace = new Map(
    findings.map((finding) => [`${finding.path.join('\u0000')}|${finding.finding.message}`, finding]),
  );
  return [...findingByPlace.values()];
}

function isBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

function segments(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** JSON pointers write the index of a list as text. Positions need a number. */
function toPath(parts: readonly string[], root: unknown): JsonPath {
  let value = root;
  return parts.map((part) => {
    const isIndex = isList(value);
    value = valueAt(value, [part]);
    return isIndex ? Number(part) : part;
  });
}

function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, part) => {
    if (isList(value)) return value[Number(part)];
    return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, root);
}
