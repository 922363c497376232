import type { Wire } from '@/storefront/generated/wire/wire';

/**
 * The calls that are made on any page: for the session, the facts of a visitor (`liveParts` of the
 * engine) and the frame. The generator reads them: a call that stands in no table is not built.
 */
export const calls = [
  'agentNotices',
  'balance',
  'claimableRewards',
  'contractCheck',
  'dividendInfo',
  'favouriteIds',
  'logout',
  'memberInfo',
  'memberLanguage',
  'merchantWallet',
  'publicKey',
  'rebateSettings',
  'saferPlay',
  'status',
  'unreadCount',
] as const satisfies readonly (keyof Wire)[];
