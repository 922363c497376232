import type { SchemaError, Validator } from '../catalogue';
import { isList, isObject, isText } from '../json';
import * as messages from '../messages';
import { nearest } from '../near';
import type { JsonPath } from './config-file';
import type { KeyAdvice } from './misplaced-key';

/** Something wrong with the shape of a value, at a path inside it. `key`: the position of the key is meant. */
export type ShapeFinding = { readonly path: JsonPath; readonly key?: boolean; readonly finding: messages.Finding };

/** How an error of ajv is said, for what is not the same everywhere. */
export type ShapeWords = {
  /** What to do with a key that its object does not know. */
  readonly advice: KeyAdvice;
  /** The name of the widget, where a widget's props are checked. */
  readonly use?: string;
  /** Paths that another part of the engine checks with words of its own. */
  readonly skip?: (path: readonly string[]) => boolean;
};

/** What a validator has against a value, one finding a place; and the value, where nothing but unknown keys and what is skipped was found. */
export type Shaped<T> = { readonly findings: readonly ShapeFinding[]; readonly value?: T };

/** Looks whether a value has the shape that its validator proves. `T` leaves open what the words skip. */
export function checkShape<T>(value: unknown, validator: Validator<T>, words: ShapeWords): Shaped<T> {
  if (validator(value)) return { findings: [], value };
  const findings = findingsOf(validator.errors ?? [], value, words);
  const isUsable = (_: unknown): _ is T => findings.every(({ finding }) => finding.code === 'unknown-key');
  return isUsable(value) ? { findings, value } : { findings };
}

function findingsOf(found: readonly SchemaError[], value: unknown, words: ShapeWords): readonly ShapeFinding[] {
  const errors = found.filter((error) => !words.skip?.(segments(error.instancePath)));
  const choices = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath);
  const tops = choices.filter((path) => !choices.some((other) => other !== path && isBelow(path, other)));
  const told = errors.filter((error) =>
    error.keyword === 'anyOf'
      ? tops.includes(error.instancePath)
      : !tops.some((top) => isBelow(error.instancePath, top)),
  );
  return withoutRepeats(told.map((error) => toFinding(error, value, words)));
}

function toFinding(error: SchemaError, root: unknown, words: ShapeWords): ShapeFinding {
  const path = toPath(segments(error.instancePath), root);
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const isProp = words.use !== undefined && path.length === 0;
      const advice = words.advice(key, path, root);
      const finding = isProp ? messages.unknownProp(key, words.use ?? '', advice) : messages.unknownKey(key, advice);
      return { path: [...path, key], key: true, finding };
    }
    case 'required': {
      const key = String(params.missingProperty);
      const isProp = words.use !== undefined && path.length === 0;
      return { path, finding: isProp ? messages.missingProp(key, words.use ?? '') : messages.missingKey(key) };
    }
    case 'type':
      return {
        path,
        finding: messages.wrongType(isList(params.type) ? params.type.join(' or ') : String(params.type)),
      };
    case 'enum': {
      const allowed = isList(params.allowedValues) ? params.allowedValues.map(String) : [];
      const value = valueAt(root, path);
      return { path, finding: messages.notAllowed(allowed, isText(value) ? nearest(value, allowed) : undefined) };
    }
    case 'const':
      return { path, finding: messages.notAllowed([String(params.allowedValue)], undefined) };
    case 'anyOf':
      return { path, finding: messages.noForm() };
    case 'pattern':
      return { path, finding: messages.misshapen(`does not have the form ${String(params.pattern)}`) };
    default:
      return { path, finding: messages.misshapen(error.message ?? `fails the rule "${error.keyword}"`) };
  }
}

function withoutRepeats(findings: readonly ShapeFinding[]): readonly ShapeFinding[] {
  const seen = new Map(
    findings.map((finding) => [`${finding.path.join('\u0000')}|${finding.finding.message}`, finding]),
  );
  return [...seen.values()];
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

/** JSON pointers write the index of a list as text; positions want a number. */
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
