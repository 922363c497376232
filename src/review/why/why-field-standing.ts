import { isObject, normalizePlatform, toFlag } from '@/engine';
import type { View } from '../view';

/** A way to register, each with its tab where both are open. */
export type Way = 'username' | 'mobile';

/** How a field of the registration form stands under what a console says. */
export type Standing = {
  /** Ways to register that are open. */
  readonly open: readonly Way[];
  /** Those of them that ask for it. */
  readonly on: readonly Way[];
  /** Among the fields, be registration open or not. */
  readonly isListed: boolean;
  readonly item: { readonly [key: string]: unknown } | undefined;
  /** The platform's rule, as on the wire. */
  readonly rule: unknown;
  readonly isRuleOn: boolean;
  /** The switch by which a way always asks for it, whatever its rule says. */
  readonly needs: { readonly [way in Way]?: string };
};

const ofMobile = ['mobileNum', 'verificationCode'];

export function standingOf({ site, workspace, console: own }: View, field: string, console: unknown = own): Standing {
  const { sources, facts, switches } = normalizePlatform(console, site, workspace.catalogue);
  const item = (sources['register.fields'] ?? []).find(({ name }) => name === field);
  const byName = facts.get('register.byName') === true ? (['username'] as const) : [];
  const byMobile = facts.get('register.byMobile') === true ? (['mobile'] as const) : [];
  const open: readonly Way[] = [...byName, ...byMobile];
  const rule = isObject(console) && isObject(console.register) ? console.register[field] : undefined;
  const isNeeded = ofMobile.includes(field);
  return {
    open,
    on: item === undefined ? [] : open.filter((way) => item.method === undefined || item.method === way),
    isListed: item !== undefined,
    item,
    rule,
    isRuleOn: isObject(rule) && toFlag(rule.enabled) === true,
    needs: {
      ...(isNeeded && switches.get('REGMOBVERF3') === true ? { username: 'REGMOBVERF3' } : {}),
      ...(isNeeded ? { mobile: 'MOBILENUMREG3' } : {}),
    },
  };
}
