import { useMemo } from 'react';
import { simpleEmail, verificationRules } from '@/engine/rules';
import { useStorefront } from '@/storefront/contract/hooks';
import type { FieldRule } from './rule';

/** Longest e-mail address. */
const longestEmail = 255;

/**
 * The rule of an e-mail on the form for a forgotten password. Its pattern is the page's own, else `auth.emailPattern`
 * of merchant.json, else the default.
 */
export function useEmailRule(pagePattern: string | undefined): FieldRule {
  const { emailPattern = simpleEmail } = useStorefront().merchant.auth;
  const acceptedPattern = pagePattern ?? emailPattern;
  return useMemo(() => {
    const email = { required: true, maxLength: longestEmail, acceptedPattern };
    return verificationRules({ email }).get('email')?.rule ?? { required: true };
  }, [acceptedPattern]);
}
