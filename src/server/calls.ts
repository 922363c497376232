/**
 * Calls that the server makes, and calls that it counts although no page makes them (`gateway/call-kinds.ts`). The
 * generator reads this list: it builds only calls that are in a list.
 */
export const calls = [
  'createTrial',
  'customerService',
  'geetest',
  'promotions',
  'registerAuto',
  'registerRules',
  'serviceVersion',
  'settings',
  'status',
  'trialAccount',
  'whitelabel',
] as const;
