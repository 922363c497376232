/**
 * The calls that the server makes, and those that it counts though no page makes them (`gateway/call-kinds.ts`). The
 * generator reads them: a call that stands in no table is not built.
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
