import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member';
import { memberIconQuery } from '@/storefront/platform/gateway/queries/member-icon';
import { bankCardsQuery, securityConfigQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { toast } from '@/storefront/ui/overlays/toast';
import { Row } from '@/storefront/ui/row';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { Step } from './setting-dialog';

const loadDialog = () => import('./setting-dialog');
const SettingDialog = createLazy(loadDialog);
const ProofDialog = createLazy(() => import('./proof-dialog'));

type Props = WidgetComponentProps<'security.setting'>;
type Kind = Props['props']['of'];

const icons = {
  fund: 'key',
  cards: 'wallet',
  question: 'shield',
  email: 'mail',
  phone: 'phone',
  nickname: 'user',
  payeeName: 'id',
  avatar: 'star',
  devices: 'phone',
} as const satisfies Readonly<Record<Kind, string>>;

/** A tap opens what the account's standing asks for, once that is known. */
type Open = 'first' | Step | undefined;

/** One thing that the member sets or changes: how it stands, and a dialog. What it needs is asked for first. */
export default function Setting({ props }: Props) {
  const { of, label, place = false, proof } = props;
  const t = useText();
  const [open, setOpen] = useState<Open>();
  const { note, known, info, renew } = useStanding(of);
  const close = () => setOpen(undefined);
  const isFixed = isSetOnce(of, known);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  const handleTap = () => {
    if (isFixed) return void toast({ kind: 'info', text: t('widget.security.fixed') });
    if (known === undefined) renew();
    setOpen('first');
  };
  const first = open === 'first' ? firstStep(of, known) : undefined;
  // Once it is known it stays: what is set in its dialog brings no other one in its place.
  if (first !== undefined) setOpen(first);
  const step = open === 'first' ? first : open;
  return (
    <>
      <Row label={label} icon={icons[of]} note={note} onClick={handleTap} />
      {(step === 'phone' || step === 'change') && (
        <LazyComponent of={ProofDialog} fallback={null}>
          {(Dialog) => <Dialog step={step} known={known} info={info} onClose={close} />}
        </LazyComponent>
      )}
      {step !== undefined && step !== 'phone' && step !== 'change' && (
        <LazyComponent of={SettingDialog} fallback={null}>
          {(Dialog) => (
            <Dialog
              step={step}
              asks={{ place, proof: proof === 'sms' }}
              proves={proof === 'email'}
              known={known}
              info={info}
              onStep={setOpen}
              onClose={close}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

type Known = CallValue<'securityConfig'> | undefined;

/** A name is what money goes out to, a phone proves who the member is: whoever holds a session alone moves neither. */
function isSetOnce(of: Kind, known: Known): boolean {
  return (of === 'payeeName' && isOn(known?.payeeNameSet)) || (of === 'phone' && isOn(known?.mobileBound));
}

/** What a tap opens; nothing while it is not known what there is. */
function firstStep(of: Kind, known: Known): Step | undefined {
  if (standing.has(of) && known === undefined) return undefined;
  const hasFund = isOn(known?.hasPaymentPassword);
  if (of === 'fund') return hasFund ? 'change' : 'fund';
  // The fund password stands over the answer of a question.
  return of === 'question' && !hasFund ? 'fund' : of;
}

/** What opens by how the account stands. */
const standing: ReadonlySet<Kind> = new Set(['fund', 'cards', 'question', 'payeeName', 'phone']);

type Standing = {
  readonly note: string | undefined;
  readonly known: Known;
  readonly info: CallValue<'memberInfo'> | undefined;
  /** Asks for it once more, where it did not come. */
  readonly renew: () => void;
};

function useStanding(of: Kind): Standing {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const config = useQuery(securityConfigQuery(gateway));
  // The facts of the session ask for it; this only reads it.
  const { data: info } = useQuery({ ...memberInfoQuery(gateway), enabled: false });
  const cardsQuery = bankCardsQuery(gateway);
  const cards = useQuery({ ...cardsQuery, enabled: cardsQuery.enabled === true && of === 'cards' });
  const iconQuery = memberIconQuery(gateway);
  const icon = useQuery({ ...iconQuery, enabled: iconQuery.enabled === true && of === 'avatar' });
  const { data: known } = config;
  const set = (isSet: unknown, value?: string | null) =>
    isOn(isSet) ? value || t('widget.security.set') : t('widget.security.unset');
  const notes: { readonly [Name in Kind]: () => string } = {
    fund: () => set(known?.hasPaymentPassword),
    question: () => set(known?.hasSecurityQuestion),
    email: () => set(known?.emailBound, leftToRight(masked(info?.email))),
    phone: () => set(known?.mobileBound, leftToRight(info?.mobile)),
    nickname: () => info?.nickname || t('widget.security.unset'),
    payeeName: () => set(known?.payeeNameSet, masked(info?.payeeName)),
    cards: () => (cards.data === undefined ? '' : format.number(cards.data.bankCards.length)),
    devices: () => '',
    avatar: () => (icon.data === undefined || icon.data === null ? '' : t('widget.security.chosen')),
  };
  const renew = () => {
    if (config.isError) void config.refetch();
  };
  const failed = config.isError ? t('widget.failed') : undefined;
  return { note: known === undefined ? failed : notes[of](), known, info, renew };
}

/** Numbers and addresses keep their order among words that run to the left (U+2066, U+2069). */
function leftToRight(text: string | null | undefined): string {
  return text ? `\u2066${text}\u2069` : '';
}

/** The first two letters, and what says whose mail service it is: too long for its line, it breaks between them (U+200B) and in no word. */
function masked(text: string | null | undefined): string {
  const [own = '', host] = (text ?? '').split('@');
  if (own === '') return '';
  return `${[...own].slice(0, 2).join('')}***${host === undefined ? '' : `\u200b@${host}`}`;
}
