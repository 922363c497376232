import { isObject, normalizePlatform, toFlag } from '@/engine';
import type { View } from '../view';

/** A way to register. If both are open, each has a tab. */
export type Way = 'username' | 'mobile';

/** The state of a registration field under a console. */
export type Standing = {
  /** The open ways to register. */
  readonly open: readonly Way[];
  /** The ways that ask for the field. */
  readonly on: readonly Way[];
  /** True if the field is in the list, even if registration is closed. */
  readonly isListed: boolean;
  readonly item: { readonly [key: string]: unknown } | undefined;
  /** The platform's rule, in the format of the wire. */
  readonly rule: unknown;
  readonly isRuleOn: boolean;
  /** Switches that make a way ask for the field, whatever its rule says. */
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
