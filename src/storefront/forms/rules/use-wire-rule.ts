import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { verificationRules } from '@/engine/rules';
import { registerRulesQuery, verificationRulesQuery } from '@/storefront/gateway/system';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { type Translate, useText } from '@/storefront/i18n/use-text';
import type { FieldRule } from './rule';

/** What a field takes of a server's rule. */
export type NamedRule = { readonly rule: FieldRule; readonly message: string | undefined };

/** Rules that have no field of their own in the config: those of login and forgot, and the password of registration. */
export type RuleName = 'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode';

/** A rule of the shared verification settings, required where it says so; until it is there, and where it is not, the field is only required. */
export function useVerificationRule(): (name: RuleName) => NamedRule {
  const t = useText();
  const { data } = useQuery(verificationRulesQuery(useGateway()));
  return useMemo(() => {
    const rules = verificationRules(data);
    return (name) => toNamed(rules.get(name), t);
  }, [data, t]);
}

/** The rule of the password of registration, which every new password follows. None is chosen by leaving it out. */
export function useNewPasswordRule(): NamedRule {
  const t = useText();
  const { data } = useQuery(registerRulesQuery(useGateway()));
  return useMemo(() => always(toNamed(verificationRules(data).get('password'), t)), [data, t]);
}

/** The rule of a field that is never left out, whatever the server says of it elsewhere. */
export function always({ rule, message }: NamedRule): NamedRule {
  return { rule: { ...rule, required: true }, message };
}

type WireRule = NonNullable<ReturnType<ReturnType<typeof verificationRules>['get']>>;

function toNamed(wire: WireRule | undefined, t: Translate): NamedRule {
  if (wire === undefined) return { rule: { required: true }, message: undefined };
  const { message, patternId, ...rule } = wire;
  return { rule, message: message ?? patternText(patternId, rule, t) };
}

/** The merchant's own words for a numbered pattern of the platform. */
function patternText(
  number: number | undefined,
  { minLength = 0, maxLength }: FieldRule,
  t: Translate,
): string | undefined {
  const key = `reg_pattern_${number}`;
  const max = maxLength ?? minLength;
  const text = t(key, { min: minLength, max, range: minLength === max ? String(max) : `${minLength}-${max}` });
  return text === key ? undefined : text;
}
