import type { ReactNode } from 'react';
import type { CardAsks } from '@/storefront/forms/account/card-dialog';
import { FundPasswordDialog } from '@/storefront/forms/account/fund-password-dialog';
import { cardDialog } from '@/storefront/forms/account/late-dialogs';
import { NameDialog } from '@/storefront/forms/account/name-dialog';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import { AvatarDialog } from './avatar-dialog';
import { CardsDialog } from './cards-dialog';
import { DevicesDialog } from './devices-dialog';
import { EmailDialog } from './email-dialog';
import { NicknameDialog } from './nickname-dialog';
import { QuestionDialog } from './question-dialog';

/** What stands over the page: the thing itself, or what it needs first. */
export type Step = 'change' | 'name' | 'card' | WidgetComponentProps<'security.setting'>['props']['of'];
/** What a code proves that is sent to a phone. */
export type ProofStep = 'change' | 'phone';

export type DialogProps<Own extends Step> = {
  readonly step: Own;
  readonly asks: CardAsks;
  /** A new e-mail address is proved by a code. */
  readonly proves: boolean;
  readonly known: CallValue<'securityConfig'> | undefined;
  readonly info: CallValue<'memberInfo'> | undefined;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
};

type OwnStep = Exclude<Step, ProofStep>;

/** The dialog of a step that asks for no proof. */
export default function SettingDialog({ step, asks, proves, known, info, onStep, onClose }: DialogProps<OwnStep>) {
  const dialogs: { readonly [Name in OwnStep]: () => ReactNode } = {
    name: () => <NameDialog onClose={onClose} />,
    card: () => (
      <LazyComponent of={cardDialog} fallback={null}>
        {(CardDialog) => <CardDialog asks={asks} onClose={() => onStep('cards')} />}
      </LazyComponent>
    ),
    fund: () => <FundPasswordDialog onClose={onClose} />,
    cards: () => <CardsDialog onAdd={() => onStep(beforeCard(known, asks))} onClose={onClose} />,
    question: () => <QuestionDialog isSet={isOn(known?.hasSecurityQuestion)} onClose={onClose} />,
    email: () => <EmailDialog proves={proves} onClose={onClose} />,
    nickname: () => <NicknameDialog first={info?.nickname ?? ''} onClose={onClose} />,
    payeeName: () => <NameDialog onClose={onClose} />,
    avatar: () => <AvatarDialog onClose={onClose} />,
    devices: () => <DevicesDialog onClose={onClose} />,
  };
  return dialogs[step]();
}

/** An account is in the member's own name, and proved by the member's own phone where the merchant asks for it. */
function beforeCard(known: CallValue<'securityConfig'> | undefined, asks: CardAsks): Step {
  if (!isOn(known?.payeeNameSet)) return 'name';
  return asks.proof && !isOn(known?.mobileBound) ? 'phone' : 'card';
}
