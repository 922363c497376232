// Generated from schemas/ by `npm run generate`. Do not edit.
import { widgets as account } from '@/storefront/features/account/widgets';
import { widgets as blocks } from '@/storefront/features/blocks/widgets';
import { widgets as content } from '@/storefront/features/content/widgets';
import { widgets as games } from '@/storefront/features/games/widgets';
import { widgets as home } from '@/storefront/features/home/widgets';
import { widgets as lottery } from '@/storefront/features/lottery/widgets';
import { widgets as shell } from '@/storefront/features/shell/widgets';
import { widgets as signIn } from '@/storefront/features/sign-in/widgets';

export const firstRegistry = {
  ...account,
  ...blocks,
  ...content,
  ...games,
  ...home,
  ...lottery,
  ...shell,
  ...signIn,
};
