import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

/** What is set on the page. */
export type Kind = WidgetComponentProps<'security.setting'>['props']['of'];

/** What a dialog leads on to. */
const further = ['name', 'phone', 'card', 'others'] as const;

/** What stands over the page: the thing itself, what it needs first, or who changes it. */
export type Step = Kind | 'fundFirst' | 'change' | 'fixed' | (typeof further)[number];

export type Known = CallValue<'securityConfig'> | undefined;

/** A name is what money goes out to, a phone proves who the member is: whoever holds a session alone moves neither. */
function isSetOnce(of: Kind, known: Known): boolean {
  return (of === 'payeeName' && isOn(known?.payeeNameSet)) || (of === 'phone' && isOn(known?.mobileBound));
}

/** What opens by how the account stands. */
const standing: ReadonlySet<Kind> = new Set(['fund', 'cards', 'question', 'email', 'payeeName', 'phone']);

/** What a tap opens; nothing while it is not known what there is. */
export function firstStep(of: Kind, known: Known): Step | undefined {
  if (standing.has(of) && known === undefined) return undefined;
  if (isSetOnce(of, known)) return 'fixed';
  const hasFund = isOn(known?.hasPaymentPassword);
  if (of === 'fund') return hasFund ? 'change' : 'fund';
  // The fund password stands over the answer of a question.
  return of === 'question' && !hasFund ? 'fundFirst' : of;
}

/** The step that an address names behind the thing that is set: `cards.name`. */
export function furtherStep(named: string | undefined): Step | undefined {
  return further.find((step) => step === named);
}
