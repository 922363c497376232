import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { memberIconQuery } from '@/storefront/platform/gateway/queries/member/member-icon';
import { bankCardsQuery, securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { Kind } from './steps';

type SettingState = {
  readonly note: string | undefined;
  /** Protections of the account, if loaded. */
  readonly config: ReturnType<typeof useSecurityConfig>;
  readonly info: CallValue<'memberInfo'> | undefined;
};

/** The state of a setting in words. */
export function useSettingState(of: Kind): SettingState {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const configQuery = useSecurityConfig();
  // The live facts read the account; this only observes that read.
  const { data: info } = useQuery({ ...memberInfoQuery(gateway), enabled: false });
  const cardsQuery = bankCardsQuery(gateway);
  const cards = useQuery({ ...cardsQuery, enabled: cardsQuery.enabled === true && of === 'cards' });
  const iconQuery = memberIconQuery(gateway);
  const icon = useQuery({ ...iconQuery, enabled: iconQuery.enabled === true && of === 'avatar' });
  const { data: config } = configQuery;
  const setOrUnset = (isSet: unknown, value?: string | null) =>
    isOn(isSet) ? value || t('widget.security.set') : t('widget.security.unset');
  const notes: { readonly [Name in Kind]: () => string } = {
    fund: () => setOrUnset(config?.hasPaymentPassword),
    question: () => setOrUnset(config?.hasSecurityQuestion),
    email: () => setOrUnset(config?.emailBound, leftToRight(masked(info?.email))),
    phone: () => setOrUnset(config?.mobileBound, leftToRight(info?.mobile)),
    nickname: () => info?.nickname || t('widget.security.unset'),
    payeeName: () => setOrUnset(config?.payeeNameSet, masked(info?.payeeName)),
    cards: () => (cards.data === undefined ? '' : format.number(cards.data.bankCards.length)),
    devices: () => '',
    avatar: () => (icon.data === undefined || icon.data === null ? '' : t('widget.security.chosen')),
  };
  const failedText = configQuery.isError ? t('widget.failed') : undefined;
  return { note: config === undefined ? failedText : notes[of](), config: configQuery, info };
}

function useSecurityConfig() {
  return useQuery(securityConfigQuery(useGateway()));
}

/** Keeps the order of numbers and addresses in text from right to left (U+2066, U+2069). */
function leftToRight(text: string | null | undefined): string {
  return text ? `\u2066${text}\u2069` : '';
}

/** The first two letters and the mail host. If too long, it breaks between them (U+200B) and within no word. */
function masked(text: string | null | undefined): string {
  const [name = '', host] = (text ?? '').split('@');
  if (name === '') return '';
  return `${[...name].slice(0, 2).join('')}***${host === undefined ? '' : `\u200b@${host}`}`;
}
