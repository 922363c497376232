import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '../json';
import { median } from '../measure';
import { type OpenCase, openCase } from './open-case';
import type { CaseName } from './serve-cases';

export type Measuring = { readonly browser: Browser; readonly base: string };

const repeats = 15;

/**
 * Main-thread milliseconds to draw and paint each case once. The cases alternate, so that they run under the same
 * conditions.
 */
export async function paintTimes(
  measuring: Measuring,
  names: readonly CaseName[],
): Promise<ReadonlyMap<CaseName, number>> {
  const times = new Map<CaseName, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names) {
      const opened = await openCase(measuring.browser, measuring.base, name);
      const before = await opened.work();
      await opened.run('bench.draw()');
      await wait(50);
      times.get(name)?.push((await opened.work()).task - before.task);
      await opened.close();
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

export type Typing = { readonly script: number; readonly components: number; readonly fields: number };

/**
 * The cost of a key in the first field of a form: milliseconds of script, and the most components that one key renders.
 */
export async function typingOf({ browser, base }: Measuring, name: CaseName): Promise<Typing> {
  const opened = await openCase(browser, base, name);
  await opened.run('bench.draw()');
  const input = opened.page.locator('input[name$=username]');
  // Leaves the field empty once, so that every later key is validated.
  await input.focus();
  await input.blur();
  await input.focus();
  const word = [...'player77'];
  await typeWord(opened, word);
  const scripts: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const before = await opened.work();
    await typeWord(opened, word);
    scripts.push(((await opened.work()).script - before.script) / (word.length * 2));
  }
  const rendered: (readonly [number, number])[] = [];
  for (const key of word) rendered.push(await countRenders(opened, () => typeKey(opened, key)));
  await opened.close();
  const [components, fields] = [Math.max(...rendered.map(([one]) => one)), Math.max(...rendered.map(([, one]) => one))];
  return { script: median(scripts), components, fields };
}

/** Types a word and deletes it again, so that messages appear and go. */
async function typeWord(opened: OpenCase, word: readonly string[]): Promise<void> {
  for (const key of word) await typeKey(opened, key);
  for (const _ of word) await typeKey(opened, 'Backspace');
}

async function typeKey({ page }: OpenCase, key: string): Promise<void> {
  await page.keyboard.press(key);
  await wait(20);
}

/**
 * Main-thread milliseconds from the tap that submits an empty form until every message is painted, by case. The cases
 * alternate. Throws if the forms refuse different fields.
 */
export async function submitTimes(
  measuring: Measuring,
  names: readonly CaseName[],
): Promise<ReadonlyMap<CaseName, number>> {
  const times = new Map<CaseName, number[]>(names.map((name) => [name, []]));
  const refused = new Map<CaseName, number>();
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names) {
      const opened = await openCase(measuring.browser, measuring.base, name);
      const { task, fields } = await submitEmpty(opened);
      await opened.close();
      times.get(name)?.push(task);
      refused.set(name, fields);
    }
  }
  if (new Set(refused.values()).size > 1)
    throw new Error(`The forms refuse ${[...refused].join(' and ')} fields, so they cannot be compared.`);
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

async function submitEmpty({ page, run, work }: OpenCase): Promise<{ readonly task: number; readonly fields: number }> {
  await run('bench.draw()');
  const button = page.locator('form button[type=submit]');
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await wait(200);
  const before = await work();
  await page.mouse.down();
  await page.mouse.up();
  await wait(600);
  const after = await work();
  return {
    task: after.task - before.task,
    fields: Number(await run(`document.querySelectorAll('form [aria-invalid=true]').length`)),
  };
}

export type Flip = { readonly time: number; readonly components: number; readonly tiles: number };

/** The cost of changing the fact: milliseconds until React has drawn it, and the rendered components. */
export async function flipOf({ browser, base }: Measuring, name: CaseName): Promise<Flip> {
  const opened = await openCase(browser, base, name);
  await opened.run('bench.draw()');
  const [components, tiles] = await countRenders(opened, () => opened.run('bench.flip(true)'));
  const times: number[] = [];
  for (let round = 0; round < repeats * 2; round += 1)
    times.push(Number(await opened.run(`bench.flip(${round % 2 === 1})`)));
  await opened.close();
  return { time: median(times), components, tiles };
}

async function countRenders({ run }: OpenCase, act: () => Promise<unknown>): Promise<readonly [number, number]> {
  await run('renders.start()');
  await act();
  const counted = await run('renders.stop()');
  return isObject(counted) ? [Number(counted.components), Number(counted.parts)] : [Number.NaN, Number.NaN];
}
