// Generated from schemas/ by `npm run generate`. Do not edit.
import { widgets as agentHome } from '@/storefront/features/agent-home/widgets';
import { widgets as contracts } from '@/storefront/features/contracts/widgets';
import { widgets as deposit } from '@/storefront/features/deposit/widgets';
import { widgets as inbox } from '@/storefront/features/inbox/widgets';
import { widgets as invite } from '@/storefront/features/invite/widgets';
import { widgets as openAccount } from '@/storefront/features/open-account/widgets';
import { widgets as rebate } from '@/storefront/features/rebate/widgets';
import { widgets as records } from '@/storefront/features/records/widgets';
import { widgets as redRain } from '@/storefront/features/red-rain/widgets';
import { widgets as responsible } from '@/storefront/features/responsible/widgets';
import { widgets as rewards } from '@/storefront/features/rewards/widgets';
import { widgets as security } from '@/storefront/features/security/widgets';
import { widgets as team } from '@/storefront/features/team/widgets';
import { widgets as transfer } from '@/storefront/features/transfer/widgets';
import { widgets as vip } from '@/storefront/features/vip/widgets';
import { widgets as wallets } from '@/storefront/features/wallets/widgets';
import { widgets as withdraw } from '@/storefront/features/withdraw/widgets';

export const memberRegistry = {
  ...agentHome,
  ...contracts,
  ...deposit,
  ...inbox,
  ...invite,
  ...openAccount,
  ...rebate,
  ...records,
  ...redRain,
  ...responsible,
  ...rewards,
  ...security,
  ...team,
  ...transfer,
  ...vip,
  ...wallets,
  ...withdraw,
};
