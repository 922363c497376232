import type { ReactNode } from 'react';
import { CardDialog } from '@/storefront/forms/account/card-dialog';
import { FundPasswordDialog } from '@/storefront/forms/account/fund-password-dialog';
import { NameDialog } from '@/storefront/forms/account/name-dialog';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { AvatarDialog } from './avatar-dialog';
import { CardsDialog } from './cards-dialog';
import { EmailDialog } from './email-dialog';
import { FundChangeDialog } from './fund-change-dialog';
import { NicknameDialog } from './nickname-dialog';
import { PhoneDialog } from './phone-dialog';
import { QuestionDialog } from './question-dialog';

/** What stands over the page: the thing itself, or what it needs first. */
export type Step = 'change' | 'name' | 'card' | WidgetComponentProps<'security.setting'>['props']['of'];

type Props = {
  readonly step: Step;
  /** Whether a bank account asks for its province and city. */
  readonly place: boolean;
  readonly known: CallValue<'securityConfig'> | undefined;
  readonly info: CallValue<'memberInfo'> | undefined;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
};

/** The dialog of a step. */
export default function SettingDialog({ step, place, known, info, onStep, onClose }: Props) {
  const dialogs: { readonly [Name in Step]: () => ReactNode } = {
    name: () => <NameDialog onClose={onClose} />,
    card: () => <CardDialog asksPlace={place} onClose={() => onStep('cards')} />,
    fund: () => <FundPasswordDialog onClose={onClose} />,
    change: () => (
      <FundChangeDialog hasPhone={isOn(known?.mobileBound)} mobile={info?.mobile || undefined} onClose={onClose} />
    ),
    cards: () => <CardsDialog onAdd={() => onStep(isOn(known?.payeeNameSet) ? 'card' : 'name')} onClose={onClose} />,
    question: () => <QuestionDialog isSet={isOn(known?.hasSecurityQuestion)} onClose={onClose} />,
    email: () => <EmailDialog onClose={onClose} />,
    phone: () => <PhoneDialog onClose={onClose} />,
    nickname: () => <NicknameDialog first={info?.nickname ?? ''} onClose={onClose} />,
    payeeName: () => <NameDialog onClose={onClose} />,
    avatar: () => <AvatarDialog onClose={onClose} />,
  };
  return dialogs[step]();
}
