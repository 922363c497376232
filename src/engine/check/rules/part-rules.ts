import { type JsonPath, pick } from '../../json';
import { rulesIn } from '../../normalize/field-rule';
import { partOf } from '../../normalize/normalize-platform';

/** A rule of the console, and its path there. */
export type PartRule = { readonly name: string; readonly rule: unknown; readonly path: JsonPath };

/** The rules with a name in a part of the console. Those of registration may also stand in the settings. */
export function partRules(console: object, part: 'register' | 'verification'): readonly PartRule[] {
  const { value, path } = part === 'register' ? partOf(console, part) : { value: pick(console, part), path: part };
  // Rules come as a list, in which `at` is the index, or by name.
  return (rulesIn(value) ?? []).flatMap(({ name, rule, at }) =>
    name === undefined ? [] : [{ name, rule, path: [...path.split('.'), /^\d+$/.test(at) ? Number(at) : at] }],
  );
}
