import { createContext } from 'react';

/** Which fields a part of the form shows: all, the visible ones, or those under "More details". */
export type Fold = 'all' | 'open' | 'folded';

export const FoldContext = createContext<Fold>('all');

/**
 * Whether a field belongs to a part. Only optional fields are folded, but never an invitation code that the player
 * brought.
 */
export function isInFold(
  fold: Fold,
  { required, isInvited }: { readonly required: boolean; readonly isInvited: boolean },
) {
  return fold === 'all' || (fold === 'folded') === !(required || isInvited);
}
