import type { ReactNode } from 'react';
import { cardDialog } from '@/storefront/forms/account/bank/late-card';
import type { CardAsks } from '@/storefront/forms/account/bank/new-account';
import { fundPasswordDialog } from '@/storefront/forms/account/fund/late-fund-password';
import { fundChangeDialog, nameDialog, phoneDialog } from '@/storefront/forms/account/late-dialogs';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { createLazy } from '@/storefront/ui/states/lazy-component';
import { NicknameDialog } from './nickname-dialog';
import type { Step } from './steps';

export type DialogProps = {
  readonly step: Step;
  /** Name of the row. */
  readonly title: string;
  readonly asks: CardAsks;
  /** A new e-mail address needs a code. */
  readonly proves: boolean;
  readonly known: CallValue<'securityConfig'> | undefined;
  readonly info: CallValue<'memberInfo'> | undefined;
  /** Opens a further step, from which the way back leads here. */
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
};

// Each is rarely needed, and its code loads with the tap. Until then the dialog before it stays.
const avatar = createLazy(() => import('./avatar-dialog').then(({ AvatarDialog }) => ({ default: AvatarDialog })));
const cards = createLazy(() => import('./cards-dialog').then(({ CardsDialog }) => ({ default: CardsDialog })));
const devices = createLazy(() => import('./devices-dialog').then(({ DevicesDialog }) => ({ default: DevicesDialog })));
const others = createLazy(() => import('./others-dialog').then(({ OthersDialog }) => ({ default: OthersDialog })));
const email = createLazy(() => import('./email-dialog').then(({ EmailDialog }) => ({ default: EmailDialog })));
const fixed = createLazy(() => import('./fixed-dialog').then(({ FixedDialog }) => ({ default: FixedDialog })));
const question = createLazy(() =>
  import('./question-dialog').then(({ QuestionDialog }) => ({ default: QuestionDialog })),
);

/** The dialog of a step. */
export default function SettingDialog({ step, title, asks, proves, known, info, onStep, onClose }: DialogProps) {
  const t = useText();
  const dialogs: { readonly [Name in Step]: () => ReactNode } = {
    name: () => ownName(onClose),
    payeeName: () => ownName(onClose),
    nickname: () => <NicknameDialog first={info ? (info.nickname ?? '') : undefined} onClose={onClose} />,
    fund: () => newFund(onClose),
    fundFirst: () => newFund(onClose, t('widget.security.fundFirst')),
    change: () => {
      const Dialog = fundChangeDialog.component();
      return <Dialog hasPhone={isOn(known?.mobileBound)} mobile={info?.mobile || undefined} onClose={onClose} />;
    },
    fixed: () => {
      const Dialog = fixed.component();
      return <Dialog title={title} onClose={onClose} />;
    },
    phone: () => {
      const Dialog = phoneDialog.component();
      return <Dialog onClose={onClose} />;
    },
    card: () => {
      const Dialog = cardDialog.component();
      return <Dialog asks={asks} onClose={onClose} />;
    },
    cards: () => {
      const Dialog = cards.component();
      return <Dialog onAdd={() => onStep(beforeCard(known, asks))} onClose={onClose} />;
    },
    question: () => {
      const Dialog = question.component();
      return <Dialog isSet={isOn(known?.hasSecurityQuestion)} onClose={onClose} />;
    },
    email: () => {
      const Dialog = email.component();
      return <Dialog proves={proves} isBound={isOn(known?.emailBound)} onClose={onClose} />;
    },
    avatar: () => {
      const Dialog = avatar.component();
      return <Dialog onClose={onClose} />;
    },
    devices: () => {
      const Dialog = devices.component();
      return <Dialog onOthers={() => onStep('others')} onClose={onClose} />;
    },
    others: () => {
      const Dialog = others.component();
      return <Dialog onClose={onClose} />;
    },
  };
  return dialogs[step]();
}

function ownName(onClose: () => void) {
  const Dialog = nameDialog.component();
  return <Dialog onClose={onClose} />;
}

function newFund(onClose: () => void, note?: string) {
  const Dialog = fundPasswordDialog.component();
  return <Dialog {...(note !== undefined && { note })} onClose={onClose} />;
}

/** An account needs the member's name, and a bound phone if the merchant demands proof. */
function beforeCard(known: CallValue<'securityConfig'> | undefined, asks: CardAsks): Step {
  if (!isOn(known?.payeeNameSet)) return 'name';
  return asks.proof && !isOn(known?.mobileBound) ? 'phone' : 'card';
}
