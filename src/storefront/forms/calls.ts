import type { Wire } from '@/storefront/generated/wire/wire';

/** Calls that files of this folder make. The generator reads them: a call that stands in no table is not built. */
export const calls = [
  'accountRecord',
  'addBankCard',
  'balance',
  'bankCards',
  'cancelWithdraw',
  'captcha',
  'changeFundPassword',
  'countries',
  'memberInfo',
  'registerRules',
  'resetFundPassword',
  'securityConfig',
  'setFundPassword',
  'setPayeeName',
  'smsNoLogin',
  'smsPasswordReset',
  'smsRegister',
  'smsRegisterMobile',
  'smsVerify',
  'verificationRules',
  'withdrawBanks',
] as const satisfies readonly (keyof Wire)[];
