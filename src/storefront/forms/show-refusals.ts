import { errorText } from '@/storefront/platform/gateway/error-text';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { Translate } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { focusFirst } from './focus-first';
import { type FormScope, fieldName } from './form-scope';
import { refusalsOf } from './refusals';

/**
 * Puts each refusal beside its field and moves to the first of them. Gives what belongs to no field on the form, for the form to say. A toast
 * besides would say the same twice: only the specification's own, for a code of an invitation [AUT-13], is shown, and not read aloud.
 */
export function showRefusals(scope: FormScope, error: GatewayError, t: Translate): readonly string[] {
  const { form, names } = scope;
  const words = errorText(error, t);
  const refusals = new Map([...refusalsOf(error, t)].map(([name, text]) => [placeOf(name, names()), text || words]));
  const shown = names().filter((name) => refusals.has(name));
  for (const name of shown) form.setError(fieldName(name), { type: 'server', message: refusals.get(name) ?? words });
  focusFirst(scope);
  if (error.code === 'invitation_code_error')
    toast({ kind: 'fail', text: refusals.get('affiliateCode') ?? words, duration: durations.brief, silent: true });
  if (refusals.size === 0) return [words];
  return [...refusals].filter(([name]) => !shown.includes(name)).map(([, text]) => text);
}

/** The code that a login asks for beside the password has a field of its own. */
function placeOf(name: string, names: readonly string[]): string {
  return name === 'verificationCode' && names.includes('loginCode') ? 'loginCode' : name;
}
