import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

/** The settings of the page. */
export type Kind = WidgetComponentProps<'security.setting'>['props']['of'];

/** Steps that a dialog leads to. */
const further = ['name', 'phone', 'card', 'others'] as const;

/** The open step: the setting itself, what it needs first, or who can change it. */
export type Step = Kind | 'fundFirst' | 'change' | 'fixed' | (typeof further)[number];

export type Known = CallValue<'securityConfig'> | undefined;

/** The name receives money and the phone proves who the member is, so a session alone must not change them. */
function isSetOnce(of: Kind, known: Known): boolean {
  return (of === 'payeeName' && isOn(known?.payeeNameSet)) || (of === 'phone' && isOn(known?.mobileBound));
}

/** Settings whose dialog depends on the state of the account. */
const standing: ReadonlySet<Kind> = new Set(['fund', 'cards', 'question', 'email', 'payeeName', 'phone']);

/** The step that a tap opens; undefined while the state is unknown. */
export function firstStep(of: Kind, known: Known): Step | undefined {
  if (standing.has(of) && known === undefined) return undefined;
  if (isSetOnce(of, known)) return 'fixed';
  const hasFund = isOn(known?.hasPaymentPassword);
  if (of === 'fund') return hasFund ? 'change' : 'fund';
  // The answer of a question is protected by the fund password.
  return of === 'question' && !hasFund ? 'fundFirst' : of;
}

/** The further step in an address: `cards.name`. */
export function furtherStep(named: string | undefined): Step | undefined {
  return further.find((step) => step === named);
}
