import { type Platform, pick, rulesIn, type Site } from '@/engine';
import type { Case } from './cases';
import type { Way } from './find-way';

/** A field of the registration form, as a console has it: whether it is asked for, and whether it must be filled in. */
export type FieldCase = Pick<Case, 'kind' | 'name' | 'side'> & { readonly isMet: boolean; readonly way: Way };

/** Every field that merchant.json orders or the console has a rule for, with what the console makes of it. */
export function fieldCasesOf(site: Site, console: unknown, platform: Platform): readonly FieldCase[] {
  const asked = new Map((platform.sources['register.fields'] ?? []).map((item) => [String(item.name), item]));
  const ruled = (rulesIn(pick(console, 'register')) ?? []).flatMap(({ name }) => name ?? []);
  const names = new Set([...(site.merchant.register?.order ?? []), ...ruled]);
  return [...names].flatMap((field) => {
    const item = asked.get(field);
    const caseOf = (kind: 'field' | 'rule', key: string, value: boolean, isMet: boolean): FieldCase => ({
      kind,
      name: `the field ${field} of the registration form`,
      side: value ? 'on' : 'off',
      isMet,
      way: {
        kind: 'reached',
        brand: site.id,
        persona: 'guest',
        console: { [`register.${field}.${key}`]: value },
        visitor: {},
      },
    });
    const isRequired = pick(item?.rule, 'required') === true;
    return [true, false].flatMap((value) => [
      caseOf('field', 'enabled', value, (item !== undefined) === value),
      // A field that is not asked for is neither required nor not.
      ...(item === undefined ? [] : [caseOf('rule', 'required', value, isRequired === value)]),
    ]);
  });
}
