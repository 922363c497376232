import { useMemo } from 'react';
import { type ReadRule, verificationRules } from '@/engine/rules';
import { registerRulesQuery, verificationRulesQuery } from '@/storefront/platform/gateway/queries/system';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
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
  return useRegisterRule('password');
}

/** The rule of a field of registration that is never left out. */
export function useRegisterRule(name: 'username' | 'password'): NamedRule {
  const t = useText();
  const { data } = useQuery(registerRulesQuery(useGateway()));
  return useMemo(() => always(toNamed(verificationRules(data).get(name), t)), [data, name, t]);
}

/** The rule of a field that is never left out, whatever the server says of it elsewhere. */
export function always({ rule, message }: NamedRule): NamedRule {
  return { rule: { ...rule, required: true }, message };
}

function toNamed(read: ReadRule | undefined, t: Translate): NamedRule {
  if (read === undefined) return { rule: { required: true }, message: undefined };
  const { rule, message, patternText } = read;
  return { rule, message: message ?? (patternText && wordsOf(patternText, t)) };
}

/** The merchant's own words for a numbered pattern of the platform, where it has them. */
function wordsOf({ t: key, with: values }: NonNullable<ReadRule['patternText']>, t: Translate): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}
