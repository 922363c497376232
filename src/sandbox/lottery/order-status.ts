/** Status codes of lottery orders (wire.md 3.10). */
export const orderStatus = {
  notDrawn: 2,
  won: 4,
  lost: 5,
  cancelledInChase: 6,
  cancelledOnDraw: 7,
  cancelledByPlayer: 8,
  emptyDraw: 12,
} as const;

const names: Readonly<Record<number, readonly [english: string, bengali: string]>> = {
  2: ['Not drawn', 'ড্র হয়নি'],
  4: ['Won', 'জিতেছে'],
  5: ['Lost', 'হেরেছে'],
  6: ['Cancelled in chase', 'ধারাবাহিকে বাতিল'],
  7: ['Cancelled on draw', 'ড্রয়ে বাতিল'],
  8: ['Cancelled by player', 'খেলোয়াড় বাতিল করেছেন'],
  12: ['Cancelled, empty draw', 'খালি ড্রয়ে বাতিল'],
};

/** Code → name in an upper-case wire language. */
export function statusNames(language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([code, [english, bengali]]) => [code, language === 'BN' ? bengali : english]),
  );
}

/** Whether the stake was given back. */
export function isCancelled(status: number): boolean {
  return status > orderStatus.lost;
}
