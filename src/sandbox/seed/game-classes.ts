import { hashOf } from '../hash';

type Words = readonly [english: string, bengali: string];

const names: Readonly<Record<string, Words>> = {
  ALL: ['All', 'সব'],
  NEW: ['New', 'নতুন'],
  HOT: ['Hot', 'জনপ্রিয়'],
  VIDEO: ['Video slots', 'ভিডিও স্লট'],
  CLASSIC: ['Classic slots', 'ক্লাসিক স্লট'],
  JACKPOT: ['Jackpot', 'জ্যাকপট'],
};

const slotKinds = ['VIDEO', 'CLASSIC', 'JACKPOT'] as const;
const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** Class keys that a category can be filtered by. */
export function classKeys(gameType: string): readonly string[] {
  return ['ALL', 'NEW', 'HOT', ...(gameType === 'RNG' ? slotKinds : [])];
}

export function className(key: string, language: string): string {
  const [english, bengali] = names[key] ?? [key, key];
  return language === 'BN' ? bengali : english;
}

/** The kind of a slot, or nothing for other games. */
export function slotKindOf(gameType: string, nodeId: number): string | undefined {
  return gameType === 'RNG' ? slotKinds[hashOf(`kind ${nodeId}`) % slotKinds.length] : undefined;
}

/** Smallest bet of a game, as the wire writes it. */
export function minimumBetOf(nodeId: number): string {
  return minimumBets[hashOf(`bet ${nodeId}`) % minimumBets.length] ?? '0.01';
}
