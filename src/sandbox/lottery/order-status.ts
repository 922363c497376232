import { inLanguage } from '../seed/words/words-of';

/** Status codes of lottery orders: schemas/wire/README.md, "Codes". */
export const orderStatus = {
  notDrawn: 2,
  won: 4,
  lost: 5,
  cancelledInChase: 6,
  cancelledOnDraw: 7,
  cancelledByPlayer: 8,
  emptyDraw: 12,
} as const;

export const statusTexts: Readonly<Record<number, Readonly<Record<'EN' | 'BN', string>>>> = {
  2: { EN: 'Not drawn', BN: 'ড্র হয়নি' },
  4: { EN: 'Won', BN: 'জিতেছে' },
  5: { EN: 'Lost', BN: 'হেরেছে' },
  6: { EN: 'Cancelled in chase', BN: 'ধারাবাহিকে বাতিল' },
  7: { EN: 'Cancelled on draw', BN: 'ড্রয়ে বাতিল' },
  8: { EN: 'Cancelled by player', BN: 'খেলোয়াড় বাতিল করেছেন' },
  12: { EN: 'Cancelled, empty draw', BN: 'খালি ড্রয়ে বাতিল' },
};

/** Code → name in an upper-case wire language. */
export function statusNames(language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(statusTexts).map(([code, text]) => [code, inLanguage(text, language)]));
}

/** Whether the order was cancelled and its stake refunded. */
export function isCancelled(status: number): boolean {
  return status > orderStatus.lost;
}
