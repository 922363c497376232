import type { ReactNode } from 'react';
import { cardDialog } from '@/storefront/forms/account/bank/late-card';
import type { CardRequirements } from '@/storefront/forms/account/bank/new-account';
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
  /** What the merchant demands for a new bank account. */
  readonly asks: CardRequirements;
  /** A new e-mail address needs a code. */
  readonly needsEmailCode: boolean;
  readonly config: CallValue<'securityConfig'> | undefined;
  readonly info: CallValue<'memberInfo'> | undefined;
  /** Opens a further step, from which the way back leads here. */
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
};

// Each of these is rarely needed, so its code loads with the tap. Until it is loaded, the dialog before it stays.
const avatarDialog = createLazy(() =>
  import('./avatar-dialog').then(({ AvatarDialog }) => ({ default: AvatarDialog })),
);
const cardsDialog = createLazy(() => import('./cards-dialog').then(({ CardsDialog }) => ({ default: CardsDialog })));
const devicesDialog = createLazy(() =>
  import('./devices-dialog').then(({ DevicesDialog }) => ({ default: DevicesDialog })),
);
const othersDialog = createLazy(() =>
  import('./others-dialog').then(({ OthersDialog }) => ({ default: OthersDialog })),
);
const emailDialog = createLazy(() => import('./email-dialog').then(({ EmailDialog }) => ({ default: EmailDialog })));
const fixedDialog = createLazy(() => import('./fixed-dialog').then(({ FixedDialog }) => ({ default: FixedDialog })));
const questionDialog = createLazy(() =>
  import('./question-dialog').then(({ QuestionDialog }) => ({ default: QuestionDialog })),
);

/** The dialog of a step. */
export default function SettingDialog({
  step,
  title,
  asks,
  needsEmailCode,
  config,
  info,
  onStep,
  onClose,
}: DialogProps) {
  const t = useText();
  const dialogs: { readonly [Name in Step]: () => ReactNode } = {
    name: () => ownName(onClose),
    payeeName: () => ownName(onClose),
    nickname: () => <NicknameDialog current={info ? (info.nickname ?? '') : undefined} onClose={onClose} />,
    fund: () => newFund(onClose),
    fundFirst: () => newFund(onClose, t('widget.security.fundFirst')),
    change: () => {
      const Dialog = fundChangeDialog.component();
      return <Dialog hasPhone={isOn(config?.mobileBound)} mobile={info?.mobile || undefined} onClose={onClose} />;
    },
    fixed: () => {
      const Dialog = fixedDialog.component();
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
      const Dialog = cardsDialog.component();
      return <Dialog onAdd={() => onStep(beforeCard(config, asks))} onClose={onClose} />;
    },
    question: () => {
      const Dialog = questionDialog.component();
      return <Dialog isSet={isOn(config?.hasSecurityQuestion)} onClose={onClose} />;
    },
    email: () => {
      const Dialog = emailDialog.component();
      return <Dialog needsEmailCode={needsEmailCode} isBound={isOn(config?.emailBound)} onClose={onClose} />;
    },
    avatar: () => {
      const Dialog = avatarDialog.component();
      return <Dialog onClose={onClose} />;
    },
    devices: () => {
      const Dialog = devicesDialog.component();
      return <Dialog onOthers={() => onStep('others')} onClose={onClose} />;
    },
    others: () => {
      const Dialog = othersDialog.component();
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

/** The next step to a new bank account: it needs the member's name, and a bound phone if the merchant demands proof. */
function beforeCard(config: CallValue<'securityConfig'> | undefined, asks: CardRequirements): Step {
  if (!isOn(config?.payeeNameSet)) return 'name';
  return asks.proof && !isOn(config?.mobileBound) ? 'phone' : 'card';
}
