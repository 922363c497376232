import { createLazy } from '@/storefront/ui/states/lazy-component';

// In a module of its own, since sending money needs this dialog and no other.
export const fundPasswordDialog = createLazy(() =>
  import('./fund-password-dialog').then(({ FundPasswordDialog }) => ({ default: FundPasswordDialog })),
);
