import type { Page } from 'playwright';

/**
 * Speed of today's cheap phones, a quarter of a fast server's core. In rounds of work per 100 ms, counted like
 * Lighthouse's BenchmarkIndex, so that the numbers are comparable.
 */
export const phoneSpeed = 400;

/** Milliseconds for each of the two kinds of work: a growing string, and copied numbers. */
const loopMs = 150;

const measureSpeed = `(() => {
  const roundsOf = (work) => {
    const begin = performance.now();
    let rounds = 0;
    while (performance.now() - begin < ${loopMs}) work(rounds++);
    return (rounds * 100) / (performance.now() - begin);
  };
  const arrays = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const texts = roundsOf(() => {
    let text = '';
    for (let index = 0; index < 10_000; index += 1) text += 'a';
    window.lastText = text;
  });
  const copies = roundsOf((round) => {
    const from = arrays[round % 2], to = arrays[1 - (round % 2)];
    for (let index = 0; index < from.length; index += 1) to[index] = from[index];
  });
  return (texts + copies) / 2;
})()`;

const usedRates: number[] = [];
/** A fixed slowdown for every visit, if the command asks for one. */
const fixedSlowdown: { rate?: number } = {};

/** Slows every browser by a fixed rate, whatever the machine, as other tools do. */
export function slowBy(rate: number): void {
  fixedSlowdown.rate = rate;
}

/**
 * How many times to slow a browser so that it is as slow as the phone. The machine is measured anew in an empty page
 * before each visit, since other load on shared hardware varies. 1 if the machine is slower than the phone.
 */
export async function slowdownOf(page: Page): Promise<number> {
  const rate = fixedSlowdown.rate ?? slowdownAt(Number(await page.evaluate(measureSpeed)));
  usedRates.push(rate);
  return rate;
}

/** The slowdown for a known speed. */
export function slowdownAt(speed: number): number {
  return Math.max(1, speed / phoneSpeed);
}

/** Every slowdown since the start. */
export const slowdowns = (): readonly number[] => usedRates;
