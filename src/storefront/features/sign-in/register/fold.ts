import { createContext } from 'react';

/** Which fields of a form a place shows: all of them, those that stand open, or those under "More details". */
export type FoldPart = 'all' | 'open' | 'folded';

export const FoldContext = createContext<FoldPart>('all');

/** Whether a field belongs to a place. Only what a player may leave out is folded, and never an invitation that came along. */
export function isInPart(
  part: FoldPart,
  { required, isInvited }: { readonly required: boolean; readonly isInvited: boolean },
) {
  return part === 'all' || (part === 'folded') === !(required || isInvited);
}
