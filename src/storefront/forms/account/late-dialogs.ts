import { createLazy } from '@/storefront/ui/states/lazy-component';

// Rarely needed, so the code loads with the tap.
export const takeBack = createLazy(() => import('./take-back').then(({ TakeBack }) => ({ default: TakeBack })));
export const phoneDialog = createLazy(() =>
  import('./phone-dialog').then(({ PhoneDialog }) => ({ default: PhoneDialog })),
);
export const nameDialog = createLazy(() => import('./name-dialog').then(({ NameDialog }) => ({ default: NameDialog })));
export const fundChangeDialog = createLazy(() =>
  import('./fund/fund-change-dialog').then(({ FundChangeDialog }) => ({ default: FundChangeDialog })),
);
