import { isObject, normalizePlatform, pick, rulesIn, toFlag } from '@/engine';
import type { View } from '../view';

/** A way to register. If both are open, each has a tab. */
export type Way = 'username' | 'mobile';

/** A registration field under a console. */
export type FieldState = {
  /** The open ways to register. */
  readonly open: readonly Way[];
  /** The ways that ask for the field. */
  readonly askedBy: readonly Way[];
  /** True if the field is in the list, even if registration is closed. */
  readonly isListed: boolean;
  readonly item: { readonly [key: string]: unknown } | undefined;
  /** The platform's rule, in the format of the wire. */
  readonly rule: unknown;
  readonly isRuleOn: boolean;
  /** Switches that make a way ask for the field, whatever its rule says. */
  readonly switches: { readonly [way in Way]?: string };
};

const mobileFields = ['mobileNum', 'verificationCode'];

export function fieldStateOf(
  { site, workspace, console: consoleOfView }: View,
  field: string,
  console: unknown = consoleOfView,
): FieldState {
  const { sources, facts, switches } = normalizePlatform(console, site, workspace.catalogue);
  const item = (sources['register.fields'] ?? []).find(({ name }) => name === field);
  const byName = facts.get('register.byName') === true ? (['username'] as const) : [];
  const byMobile = facts.get('register.byMobile') === true ? (['mobile'] as const) : [];
  const open: readonly Way[] = [...byName, ...byMobile];
  const rule = ruleIn(console, field)?.rule;
  const isMobileField = mobileFields.includes(field);
  return {
    open,
    askedBy: item === undefined ? [] : open.filter((way) => item.method === undefined || item.method === way),
    isListed: item !== undefined,
    item,
    rule,
    isRuleOn: isObject(rule) && toFlag(rule.enabled) === true,
    // The mobile way is open only with its switch, so that one is on. REGMOBVERF3 adds the fields to the other way.
    switches: {
      ...(isMobileField && switches.get('REGMOBVERF3') === true ? { username: 'REGMOBVERF3' } : {}),
      ...(isMobileField ? { mobile: 'MOBILENUMREG3' } : {}),
    },
  };
}

/** The rule of a field, from a map or a list of rules, and its name or index there. */
export function ruleIn(console: unknown, field: string): { readonly rule: unknown; readonly at: string } | undefined {
  return rulesIn(pick(console, 'register'))?.find(({ name }) => name === field);
}
