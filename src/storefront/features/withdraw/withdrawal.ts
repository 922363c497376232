import type { CallValue } from '@/storefront/platform/gateway/gateway';

export type Limits = CallValue<'withdrawSettings'>;
export type BankCard = CallValue<'bankCards'>['bankCards'][number];

/** `earlier`: when the request was first sent, if that try got no answer. */
export type SentRequest = { readonly refId: string; readonly minor: number; readonly earlier: number | undefined };

export const withdrawCalls = ['requestWithdraw'] as const;
