import { isObject, isText, type JsonObject, own } from '../json';
import { toFlag, toNumber, toText } from './flag';
import { readJavaPattern } from './java-pattern';

/** One rule of a form, its pattern read as JavaScript. */
export type WireRule = {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly patternFlags?: string;
  readonly patternSafe?: boolean;
  /** Why its pattern could not be read: the server checks it. */
  readonly unread?: string;
  /** The server's own words for a refusal. */
  readonly message?: string;
  /** Number of a pattern that the merchant may have words for. */
  readonly patternId?: number;
};

/**
 * The rules of the calls `verificationRules` and `registerRules` by name, for the forms that ask for one rule and not for a form of fields.
 * A rule that is switched off, or is no rule, is left out; a part that cannot be read is, too: the server decides.
 */
export function verificationRules(wire: unknown): ReadonlyMap<string, WireRule> {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(wire)
    ? wire.flatMap((rule: unknown) => (isObject(rule) && isText(rule.key) ? [[rule.key, rule] as const] : []))
    : Object.entries(isObject(wire) ? wire : {});
  return new Map(
    entries.flatMap(([name, rule]) =>
      isObject(rule) && toFlag(own(rule, 'enabled')) !== false ? [[name, toRule(rule)]] : [],
    ),
  );
}

function toRule(rule: JsonObject): WireRule {
  const [minLength, maxLength] = [lengthOf(rule, 'minLength', 0), lengthOf(rule, 'maxLength', 1)];
  const isCrossed = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  const read = readJavaPattern(own(rule, 'acceptedPattern'), isCrossed ? undefined : maxLength);
  const [message, patternId] = [toText(rule.message), toNumber(rule.patternId)];
  return {
    required: toFlag(own(rule, 'required')) === true,
    ...(minLength !== undefined && !isCrossed && { minLength }),
    ...(maxLength !== undefined && !isCrossed && { maxLength }),
    ...(read.kind === 'unreadable' && { unread: read.why }),
    ...(read.kind === 'pattern' && { pattern: read.source, patternFlags: read.flags, patternSafe: read.safe }),
    ...(message !== undefined && { message }),
    ...(patternId !== undefined && { patternId }),
  };
}

function lengthOf(rule: JsonObject, key: string, least: number): number | undefined {
  const length = toNumber(own(rule, key));
  return length !== undefined && Number.isSafeInteger(length) && length >= least ? length : undefined;
}
