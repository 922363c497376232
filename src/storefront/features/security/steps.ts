import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

/** A setting of the security page. */
export type Kind = WidgetComponentProps<'security.setting'>['props']['of'];

/** Steps that a dialog leads to. */
const furtherSteps = ['name', 'phone', 'card', 'others'] as const;

/** The open step: the setting itself, what it needs first, or who can change it. */
export type Step = Kind | 'fundFirst' | 'change' | 'fixed' | (typeof furtherSteps)[number];

export type SecurityConfig = CallValue<'securityConfig'> | undefined;

/** The name receives money and the phone proves who the member is, so a session alone must not change them. */
function isSetOnce(of: Kind, config: SecurityConfig): boolean {
  return (of === 'payeeName' && isOn(config?.payeeNameSet)) || (of === 'phone' && isOn(config?.mobileBound));
}

/** Settings whose dialog depends on the state of the account. */
const stateDependent: ReadonlySet<Kind> = new Set(['fund', 'cards', 'question', 'email', 'payeeName', 'phone']);

/** The step that a tap opens; undefined while the state is unknown. */
export function firstStep(of: Kind, config: SecurityConfig): Step | undefined {
  if (stateDependent.has(of) && config === undefined) return undefined;
  if (isSetOnce(of, config)) return 'fixed';
  const hasFund = isOn(config?.hasPaymentPassword);
  if (of === 'fund') return hasFund ? 'change' : 'fund';
  // The answer of a question is protected by the fund password.
  return of === 'question' && !hasFund ? 'fundFirst' : of;
}

/** The further step in an address: `cards.name`. */
export function furtherStep(stepName: string | undefined): Step | undefined {
  return furtherSteps.find((step) => step === stepName);
}
