import { errorText } from '@/storefront/platform/gateway/error-text';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { LiveText, Translate } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { focusFirst } from './focus-first';
import { type FormScope, fieldName } from './form-scope';
import { refusalsOf } from './refusals';

/**
 * Shows each refusal beside its field and moves to the first of them. Gives those that belong to no field, for the form
 * to show. There is no toast, except the one demanded for an invitation code [AUT-13], which is not read aloud, since
 * the field says the same.
 */
export function showRefusals(scope: FormScope, error: GatewayError, t: Translate): readonly LiveText[] {
  const { names } = scope;
  const generalText: LiveText = (text) => errorText(error, text);
  const refusals = new Map(
    [...refusalsOf(error)].map(([name, refusalText]) => [shownFieldOf(name, names()), refusalText]),
  );
  const shownNames = names().filter((name) => refusals.has(name));
  for (const name of shownNames) refuseField(scope, name, refusals.get(name) ?? generalText, t);
  focusFirst(scope);
  if (error.code === 'invitation_code_error') {
    const refusalText = refusals.get('affiliateCode') ?? generalText;
    toast({ kind: 'fail', text: refusalText(t), duration: durations.brief, silent: true });
  }
  if (refusals.size === 0) return [generalText];
  return [...refusals].filter(([name]) => !shownNames.includes(name)).map(([, text]) => text);
}

/** Shows a refusal beside a field, and keeps its text for a change of language. */
export function refuseField(
  { form, refusalTexts }: FormScope,
  name: string,
  refusalText: LiveText,
  t: Translate,
): void {
  refusalTexts.set(fieldName(name), refusalText);
  form.setError(fieldName(name), { type: 'server', message: refusalText(t) });
}

/** The code that a login demands beside the password has a field of its own. */
function shownFieldOf(name: string, names: readonly string[]): string {
  return name === 'verificationCode' && names.includes('loginCode') ? 'loginCode' : name;
}
