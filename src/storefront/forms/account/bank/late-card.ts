import { createLazy } from '@/storefront/ui/states/lazy-component';

// In a module of its own, since withdrawals need this dialog and no other.
export const cardDialog = createLazy(() => import('./card-dialog').then(({ CardDialog }) => ({ default: CardDialog })));
