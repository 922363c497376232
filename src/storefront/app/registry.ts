import { widgets as account } from '@/storefront/features/account/widgets';
import { widgets as blocks } from '@/storefront/features/blocks/widgets';
import { widgets as content } from '@/storefront/features/content/widgets';
import { widgets as deposit } from '@/storefront/features/deposit/widgets';
import { widgets as games } from '@/storefront/features/games/widgets';
import { widgets as home } from '@/storefront/features/home/widgets';
import { widgets as inbox } from '@/storefront/features/inbox/widgets';
import { widgets as invite } from '@/storefront/features/invite/widgets';
import { widgets as lottery } from '@/storefront/features/lottery/widgets';
import { widgets as rebate } from '@/storefront/features/rebate/widgets';
import { widgets as records } from '@/storefront/features/records/widgets';
import { widgets as responsible } from '@/storefront/features/responsible/widgets';
import { widgets as rewards } from '@/storefront/features/rewards/widgets';
import { widgets as security } from '@/storefront/features/security/widgets';
import { widgets as shell } from '@/storefront/features/shell/widgets';
import { widgets as signIn } from '@/storefront/features/sign-in/widgets';
import { widgets as transfer } from '@/storefront/features/transfer/widgets';
import { widgets as vip } from '@/storefront/features/vip/widgets';
import { widgets as withdraw } from '@/storefront/features/withdraw/widgets';
import type { Registry } from '@/storefront/renderer/widget';

/** Every widget by its name in config, feature by feature. Complete by type: a widget without a line does not compile. */
export const registry = {
  ...account,
  ...blocks,
  ...content,
  ...deposit,
  ...games,
  ...home,
  ...inbox,
  ...invite,
  ...lottery,
  ...rebate,
  ...records,
  ...responsible,
  ...rewards,
  ...security,
  ...shell,
  ...signIn,
  ...transfer,
  ...vip,
  ...withdraw,
} satisfies Registry;
