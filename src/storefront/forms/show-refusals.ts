import { errorText } from '@/storefront/gateway/error-text';
import type { GatewayError } from '@/storefront/gateway/gateway-error';
import type { Translate } from '@/storefront/i18n/use-text';
import { durations, toast } from '@/storefront/ui/toast';
import { byPlace } from './focus-first';
import { type FormScope, fieldName } from './form-scope';
import { refusalsOf } from './register/refusals';

/** Puts each refusal beside its field, moves to the first of them, and says them in a toast. Gives what belongs to no field on the form. */
export function showRefusals({ form, names }: FormScope, error: GatewayError, t: Translate): readonly string[] {
  const words = errorText(error, t);
  const refusals = new Map([...refusalsOf(error, t)].map(([name, text]) => [placeOf(name, names()), text]));
  const shown = names()
    .filter((name) => refusals.has(name))
    .sort(byPlace);
  for (const name of shown) form.setError(fieldName(name), { type: 'server', message: refusals.get(name) || words });
  const [first] = shown;
  if (first !== undefined) form.setFocus(fieldName(first));
  const others = [...refusals].filter(([name]) => !shown.includes(name)).map(([, text]) => text || words);
  const duration = error.code === 'invitation_code_error' ? durations.brief : durations.short;
  // The form says it itself, to whoever listens.
  toast({ kind: 'fail', text: firstText(refusals) ?? words, duration, silent: true });
  return refusals.size === 0 ? [words] : others;
}

/** The code that a login asks for beside the password has a field of its own. */
function placeOf(name: string, names: readonly string[]): string {
  return name === 'verificationCode' && names.includes('loginCode') ? 'loginCode' : name;
}

function firstText(refusals: ReadonlyMap<string, string>): string | undefined {
  const texts = [...new Set([...refusals.values()].filter((text) => text !== ''))];
  return texts.length === 0 ? undefined : texts.join(' · ');
}
