import type { Page } from 'playwright';

/**
 * Speed of the phone: of the cheap ones of today, a quarter of a fast server's core. In rounds of work each 10 ms, counted as Lighthouse's
 * BenchmarkIndex is, so that both tell of the same machines.
 */
export const phoneSpeed = 400;

/** Milliseconds for each of the two kinds of work: a text that grows, and numbers that are copied. */
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

const used: number[] = [];
/** The same slowdown for every visit, where somebody asked for one. */
const asked: { rate?: number } = {};

/** Slows every browser by this much, whatever the machine: as tools do that know of no phone. */
export function slowBy(rate: number): void {
  asked.rate = rate;
}

/**
 * How many times a browser is to be slowed so that it is as fast as the phone: the machine is measured anew for each visit, in an empty page,
 * since what runs beside it on shared hardware comes and goes. 1 where it is slower than the phone by itself.
 */
export async function slowdownOf(page: Page): Promise<number> {
  const rate = asked.rate ?? slowdownAt(Number(await page.evaluate(measureSpeed)));
  used.push(rate);
  return rate;
}

/** The same for a speed that is known. */
export function slowdownAt(speed: number): number {
  return Math.max(1, speed / phoneSpeed);
}

/** Every slowdown since the start. */
export const slowdowns = (): readonly number[] => used;
