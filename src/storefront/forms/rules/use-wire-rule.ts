import { useMemo } from 'react';
import { type ReadRule, verificationRules } from '@/engine/rules';
import { registerRulesQuery, verificationRulesQuery } from '@/storefront/platform/gateway/queries/system';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
import { eitherOf, type FieldRule } from './rule';

/** The part of a server's rule that a field needs. */
export type NamedRule = { readonly rule: FieldRule; readonly message: string | undefined };

/** Rules of the shared verification settings, for the forms of login and of a forgotten password. */
export type RuleName = 'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode';

/** The field of registration whose value is typed again under this rule. */
const registrationFields: { readonly [name in RuleName]?: string } = {
  loginUsername: 'username',
  loginPassword: 'password',
  loginMobileNum: 'mobileNum',
};

/**
 * A rule of the shared verification settings. Until it is loaded, or without one, the field is only required. It never
 * refuses what registration accepts, since such a member could not log in again.
 */
export function useVerificationRule(): (name: RuleName) => NamedRule {
  const t = useText();
  const gateway = useGateway();
  const { data } = useQuery(verificationRulesQuery(gateway));
  const { data: registration } = useQuery(registerRulesQuery(gateway));
  return useMemo(() => {
    const [rules, registrationRules] = [verificationRules(data), verificationRules(registration)];
    return (name) => {
      const { rule, message } = toNamed(rules.get(name), t);
      const registrationField = registrationFields[name];
      if (registrationField === undefined) return { rule, message };
      // Until registration's rule is known, the server decides.
      const registrationRule =
        registration === undefined ? {} : (registrationRules.get(registrationField)?.rule ?? rule);
      return { rule: eitherOf(rule, registrationRule), message };
    };
  }, [data, registration, t]);
}

/** The rule of registration's password, which every new password follows. It is always required. */
export function useNewPasswordRule(): NamedRule {
  return useRegisterRule('password');
}

/** The rule of a field of registration, always required. */
export function useRegisterRule(name: 'username' | 'password'): NamedRule {
  const t = useText();
  const { data } = useQuery(registerRulesQuery(useGateway()));
  return useMemo(() => always(toNamed(verificationRules(data).get(name), t)), [data, name, t]);
}

/** A rule, made required. */
export function always({ rule, message }: NamedRule): NamedRule {
  return { rule: { ...rule, required: true }, message };
}

function toNamed(wireRule: ReadRule | undefined, t: Translate): NamedRule {
  if (wireRule === undefined) return { rule: { required: true }, message: undefined };
  const { rule, message, patternText } = wireRule;
  return { rule, message: message ?? (patternText && wordsOf(patternText, t)) };
}

/** The merchant's text for a numbered pattern of the platform, if it has one. */
function wordsOf({ t: key, with: values }: NonNullable<ReadRule['patternText']>, t: Translate): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}
