import { createLazy } from '@/storefront/ui/states/lazy-component';

// By itself: a withdrawal asks for this dialog and none of the others.
export const cardDialog = createLazy(() => import('./card-dialog').then(({ CardDialog }) => ({ default: CardDialog })));
