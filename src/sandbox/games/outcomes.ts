/** Symbols of a reel; the last ones pay best. Their pictures stand in the same order in art/motifs.ts. */
export const symbols = ['cherry', 'lotus', 'coin', 'gem', 'crown', 'seven'] as const;

/** Hundredths of the stake for three alike, by symbol: with a pair at 120 the game pays back 97.7 %. */
const threeAlike = [500, 800, 1000, 1500, 2500, 4000] as const;
const pairPay = 120;

export type SlotOutcome = { readonly kind: 'slot'; readonly reels: readonly number[] };
export type DiceOutcome = {
  readonly kind: 'dice';
  readonly dice: readonly [number, number];
  readonly choice: DiceChoice;
};
export type FishOutcome = { readonly kind: 'fish'; readonly choice: FishChoice; readonly caught: boolean };
export type Outcome = SlotOutcome | DiceOutcome | FishOutcome;
export type DiceChoice = 'low' | 'seven' | 'high';
export type FishChoice = 'small' | 'big' | 'golden';

/** Hundredths of the stake, by what the sum of two dice is. */
const dicePays: Readonly<Record<DiceChoice, number>> = { low: 230, seven: 570, high: 230 };

/** How often a fish is caught, and what it pays in hundredths of the stake. */
export const fishes: Readonly<Record<FishChoice, { readonly chance: number; readonly pay: number }>> = {
  small: { chance: 0.5, pay: 190 },
  big: { chance: 0.2, pay: 480 },
  golden: { chance: 0.05, pay: 1900 },
};

export function isFishChoice(text: string): text is FishChoice {
  return Object.hasOwn(fishes, text);
}

export function isDiceChoice(text: string): text is DiceChoice {
  return Object.hasOwn(dicePays, text);
}

export function spin(random: () => number): SlotOutcome {
  return { kind: 'slot', reels: [0, 1, 2].map(() => Math.floor(random() * symbols.length)) };
}

export function roll(choice: DiceChoice, random: () => number): DiceOutcome {
  return { kind: 'dice', dice: [1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6)], choice };
}

export function cast(choice: FishChoice, random: () => number): FishOutcome {
  return { kind: 'fish', choice, caught: random() < fishes[choice].chance };
}

/** What an outcome pays on a stake, both in minor units; fractions stay with the house. */
export function winOf(outcome: Outcome, stake: number): number {
  return Math.floor((stake * payOf(outcome)) / 100);
}

function payOf(outcome: Outcome): number {
  if (outcome.kind === 'fish') return outcome.caught ? fishes[outcome.choice].pay : 0;
  if (outcome.kind === 'dice') {
    const [first, second] = outcome.dice;
    return resultOf(first + second) === outcome.choice ? dicePays[outcome.choice] : 0;
  }
  const [a = 0, b = 0, c = 0] = outcome.reels;
  if (a === b && b === c) return threeAlike[a] ?? 0;
  return a === b || b === c || a === c ? pairPay : 0;
}

function resultOf(sum: number): DiceChoice {
  return sum < 7 ? 'low' : sum === 7 ? 'seven' : 'high';
}
