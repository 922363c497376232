import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { median } from '../measure';
import { type OpenCase, openCase } from './open-case';
import type { CaseName } from './serve-cases';

export type CaseBrowser = { readonly browser: Browser; readonly base: string };

/** Rounds of each case; their median counts. */
const repeats = 15;

/**
 * Main-thread milliseconds to draw and paint each case once. The cases alternate, so that they run under the same
 * conditions.
 */
export async function paintTimes(
  caseBrowser: CaseBrowser,
  names: readonly CaseName[],
): Promise<ReadonlyMap<CaseName, number>> {
  const times = new Map<CaseName, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names) {
      const benchCase = await openCase(caseBrowser.browser, caseBrowser.base, name);
      const before = await benchCase.work();
      await benchCase.run('bench.draw()');
      // The paint follows the script.
      await wait(50);
      times.get(name)?.push((await benchCase.work()).task - before.task);
      await benchCase.close();
    }
  }
  return new Map([...times].map(([name, samples]) => [name, median(samples)]));
}

export type Typing = { readonly script: number; readonly components: number; readonly fields: number };

/**
 * The cost of a key in the first field of a form: milliseconds of script, and the most components that one key renders.
 */
export async function typingOf({ browser, base }: CaseBrowser, name: CaseName): Promise<Typing> {
  const benchCase = await openCase(browser, base, name);
  await benchCase.run('bench.draw()');
  const input = benchCase.page.locator('input[name$=username]');
  // Leaves the field empty once, so that every later key is validated.
  await input.focus();
  await input.blur();
  await input.focus();
  const word = [...'player77'];
  await typeWord(benchCase, word);
  const scripts: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const before = await benchCase.work();
    await typeWord(benchCase, word);
    scripts.push(((await benchCase.work()).script - before.script) / (word.length * 2));
  }
  const renderCounts: (readonly [number, number])[] = [];
  for (const key of word) renderCounts.push(await countRenders(benchCase, () => typeKey(benchCase, key)));
  await benchCase.close();
  const components = Math.max(...renderCounts.map(([count]) => count));
  const fields = Math.max(...renderCounts.map(([, count]) => count));
  return { script: median(scripts), components, fields };
}

/** Types a word and deletes it again, so that messages appear and go. */
async function typeWord(benchCase: OpenCase, word: readonly string[]): Promise<void> {
  for (const key of word) await typeKey(benchCase, key);
  for (const _ of word) await typeKey(benchCase, 'Backspace');
}

async function typeKey({ page }: OpenCase, key: string): Promise<void> {
  await page.keyboard.press(key);
  // The field answers a key in a task of its own.
  await wait(20);
}

/**
 * Main-thread milliseconds from the tap that submits an empty form until every message is painted, by case. The cases
 * alternate. Throws if the forms refuse different fields.
 */
export async function submitTimes(
  caseBrowser: CaseBrowser,
  names: readonly CaseName[],
): Promise<ReadonlyMap<CaseName, number>> {
  const times = new Map<CaseName, number[]>(names.map((name) => [name, []]));
  const refusedFields = new Map<CaseName, number>();
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names) {
      const benchCase = await openCase(caseBrowser.browser, caseBrowser.base, name);
      const { task, fields } = await submitEmpty(benchCase);
      await benchCase.close();
      times.get(name)?.push(task);
      refusedFields.set(name, fields);
    }
  }
  if (new Set(refusedFields.values()).size > 1)
    throw new Error(`The forms refuse ${[...refusedFields].join(' and ')} fields, so they cannot be compared.`);
  return new Map([...times].map(([name, samples]) => [name, median(samples)]));
}

async function submitEmpty({ page, run, work }: OpenCase): Promise<{ readonly task: number; readonly fields: number }> {
  await run('bench.draw()');
  const button = page.locator('form button[type=submit]');
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  // The work that a moved pointer starts ends before the measuring.
  await wait(200);
  const before = await work();
  await page.mouse.down();
  await page.mouse.up();
  // Longer than either form needs to say all.
  await wait(600);
  const after = await work();
  return {
    task: after.task - before.task,
    fields: Number(await run(`document.querySelectorAll('form [aria-invalid=true]').length`)),
  };
}

export type Flip = { readonly time: number; readonly components: number; readonly tiles: number };

/** The cost of changing the fact: milliseconds until React has drawn it, and the rendered components. */
export async function flipOf({ browser, base }: CaseBrowser, name: CaseName): Promise<Flip> {
  const benchCase = await openCase(browser, base, name);
  await benchCase.run('bench.draw()');
  const [components, tiles] = await countRenders(benchCase, () => benchCase.run('bench.flip(true)'));
  const times: number[] = [];
  for (let round = 0; round < repeats * 2; round += 1)
    times.push(Number(await benchCase.run(`bench.flip(${round % 2 === 1})`)));
  await benchCase.close();
  return { time: median(times), components, tiles };
}

async function countRenders({ run }: OpenCase, action: () => Promise<unknown>): Promise<readonly [number, number]> {
  await run('renders.start()');
  await action();
  const counts = await run('renders.stop()');
  return isObject(counts) ? [Number(counts.components), Number(counts.parts)] : [Number.NaN, Number.NaN];
}
