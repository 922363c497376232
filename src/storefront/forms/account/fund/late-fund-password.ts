import { createLazy } from '@/storefront/ui/states/lazy-component';

// By itself: who gives money asks for this dialog and none of the others.
export const fundPasswordDialog = createLazy(() =>
  import('./fund-password-dialog').then(({ FundPasswordDialog }) => ({ default: FundPasswordDialog })),
);
