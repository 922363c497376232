import { createContext } from 'react';

/** Which fields of a form a place shows: all of them, those that stand open, or those under "More details". */
export type Fold = 'all' | 'open' | 'folded';

export const FoldContext = createContext<Fold>('all');

/** Whether a field belongs to a place. Only what a player may leave out is folded, and never an invitation that came along. */
export function isInFold(
  fold: Fold,
  { required, isInvited }: { readonly required: boolean; readonly isInvited: boolean },
) {
  return fold === 'all' || (fold === 'folded') === !(required || isInvited);
}
