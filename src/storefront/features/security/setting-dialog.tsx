import type { ReactNode } from 'react';
import { FundPasswordDialog } from '@/storefront/forms/account/fund-password-dialog';
import { cardDialog } from '@/storefront/forms/account/late-dialogs';
import { NameDialog } from '@/storefront/forms/account/name-dialog';
import type { CardAsks } from '@/storefront/forms/account/new-account';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { NicknameDialog } from './nickname-dialog';

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

// Each is opened by few, and its code comes with the tap.
const avatar = createLazy(() => import('./avatar-dialog').then(({ AvatarDialog }) => ({ default: AvatarDialog })));
const cards = createLazy(() => import('./cards-dialog').then(({ CardsDialog }) => ({ default: CardsDialog })));
const devices = createLazy(() => import('./devices-dialog').then(({ DevicesDialog }) => ({ default: DevicesDialog })));
const email = createLazy(() => import('./email-dialog').then(({ EmailDialog }) => ({ default: EmailDialog })));
const question = createLazy(() =>
  import('./question-dialog').then(({ QuestionDialog }) => ({ default: QuestionDialog })),
);

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
    cards: () => (
      <LazyComponent of={cards} fallback={null}>
        {(CardsDialog) => <CardsDialog onAdd={() => onStep(beforeCard(known, asks))} onClose={onClose} />}
      </LazyComponent>
    ),
    question: () => (
      <LazyComponent of={question} fallback={null}>
        {(QuestionDialog) => <QuestionDialog isSet={isOn(known?.hasSecurityQuestion)} onClose={onClose} />}
      </LazyComponent>
    ),
    email: () => (
      <LazyComponent of={email} fallback={null}>
        {(EmailDialog) => <EmailDialog proves={proves} onClose={onClose} />}
      </LazyComponent>
    ),
    nickname: () => <NicknameDialog first={info?.nickname ?? ''} onClose={onClose} />,
    payeeName: () => <NameDialog onClose={onClose} />,
    avatar: () => (
      <LazyComponent of={avatar} fallback={null}>
        {(AvatarDialog) => <AvatarDialog onClose={onClose} />}
      </LazyComponent>
    ),
    devices: () => (
      <LazyComponent of={devices} fallback={null}>
        {(DevicesDialog) => <DevicesDialog onClose={onClose} />}
      </LazyComponent>
    ),
  };
  return dialogs[step]();
}

/** An account is in the member's own name, and proved by the member's own phone where the merchant asks for it. */
function beforeCard(known: CallValue<'securityConfig'> | undefined, asks: CardAsks): Step {
  if (!isOn(known?.payeeNameSet)) return 'name';
  return asks.proof && !isOn(known?.mobileBound) ? 'phone' : 'card';
}
