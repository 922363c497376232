import { act, cleanup } from '@testing-library/react';
import { tokenOf } from '@tests/contract/ask';
import { now, openSandbox } from '@tests/contract/sandbox-world';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { loadCheck } from '@/storefront/generated/wire/calls';
import { findCall } from '@/storefront/platform/gateway/find-call';
import { createNetwork, type Fate, fates, type Tap } from './lossy-network';
import { moneyForms, type OpenForm } from './money-forms';
import { createBrowser, type MoneyForm, openTab } from './money-tabs';

/** A sandbox and a document grow slow, and sessions end. */
const timesEach = 200;

type Step =
  | { readonly do: 'tap'; readonly tab: number; readonly amount: number; readonly fate: Fate }
  | { readonly do: 'reload' | 'turn'; readonly tab: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'network'; readonly isOn: boolean };

const tab = fc.constantFrom(0, 0, 1);
const amount = fc.constantFrom(0, 0, 0, 1);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('tap'), tab, amount, fate: fc.constantFrom(...fates) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload', 'turn'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), seconds: fc.constantFrom(5, 20, 70) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network'), isOn: fc.boolean() }) },
);
const schedules = fc.array(steps, { minLength: 1, maxLength: 10 });

type World = {
  readonly sandbox: Sandbox;
  readonly session: object;
  readonly form: MoneyForm;
  readonly amounts: readonly string[];
};

/** Plays a schedule with two tabs. Gives what was wrong, and how many intents the platform has booked. */
async function play({ sandbox, session, form, amounts }: World, schedule: readonly Step[]) {
  const network = createNetwork(sandbox);
  const openStorage = createBrowser(session);
  let events = 0;
  /** Does something, and waits until nothing more follows without time passing. */
  const settle = async (start: () => void = () => undefined) => {
    await act(async () => start());
    let before: number;
    do {
      before = events;
      await act(async () => {
        events = await network.rest();
      });
    } while (events !== before);
  };
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 5) await settle(() => void vi.advanceTimersByTime(5000));
  };
  const open = async () => {
    const { storage, isOpen, close } = openStorage();
    let lastTap: Tap = { fate: 'answered' };
    const onTap = () => {
      const tap = lastTap;
      return { onDone: () => network.onDone(tap), onRefused: () => network.onRefused(tap) };
    };
    const fetch = network.fetchOf(isOpen, () => lastTap);
    const opened = await openTab({ form, storage, fetch, heard: { onTap, onTold: network.onTold } });
    return {
      ...opened,
      tap: async (sum: string, fate: Fate) => {
        lastTap = { fate };
        await opened.tap(sum);
      },
      close: async () => {
        close();
        await opened.close();
      },
    };
  };
  const tabs = [await open(), await open()];
  const take = async (step: Step) => {
    if (step.do === 'network') return network.turn(step.isOn);
    if (step.do === 'pass') return pass(step.seconds);
    const ownTab = tabs[step.tab];
    if (step.do === 'tap') return ownTab?.isFree() ? ownTab.tap(amounts[step.amount] ?? '', step.fate) : undefined;
    if (step.do === 'turn') return ownTab?.turn();
    await ownTab?.close();
    tabs[step.tab] = await open();
  };
  await settle();
  for (const step of schedule) {
    // No two steps are of the same moment.
    vi.setSystemTime(Date.now() + 1);
    await take(step);
    await settle();
  }
  // Whatever is on its way arrives, and the record tells.
  network.turn(true);
  for (const one of tabs) if (!one.isOnForm()) await one.turn();
  const isOver = () => network.isQuiet() && tabs.every((one) => one.isFree());
  for (let more = 0; more < 60 && !isOver(); more += 1) await pass(5);
  const faults = [...network.faults, ...tabs.filter((one) => !one.isFree()).map(() => 'a button is busy for ever')];
  for (const one of tabs) await one.close();
  network.close();
  await settle();
  return { faults, booked: network.countBooked() };
}

/** Modules load in real time: one that loaded while our own clock runs would be late by minutes. */
async function loadModules(): Promise<void> {
  await import('@/storefront/platform/gateway/under-key');
  await findCall('requestWithdraw', undefined);
  for (const answers of ['member', 'money', 'agents'] as const) await loadCheck({ name: '', answers });
}

let sandbox: Sandbox | undefined;
let forms = new Map<string, { readonly form: OpenForm; readonly token: string }>();
let played = 0;

/** Call it before all schedules of a file, and what it gives after them. */
export async function beginSchedules(): Promise<() => Promise<void>> {
  await loadModules();
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  return async () => {
    await sandbox?.close();
    sandbox = undefined;
  };
}

/** A form over a sandbox that is not too old. */
async function openForm(name: string) {
  if (sandbox === undefined || played % timesEach === 0) {
    await sandbox?.close();
    cleanup(); // Closed tabs leave their boxes in the document.
    sandbox = await openSandbox({ now: () => Date.now() });
    forms = new Map();
  }
  played += 1;
  const kind = moneyForms[name];
  if (kind === undefined) throw new Error(`There is no form "${name}".`);
  const { userName, amount: amountOf, open } = kind;
  const known = forms.get(name);
  const token = known?.token ?? (await tokenOf(sandbox, userName));
  const form = known?.form ?? (await open(sandbox, token));
  forms.set(name, { form, token });
  return {
    sandbox,
    form,
    session: { token, userName, merchantCode: 'NORTH', type: 1, firstTimeLogin: false },
    amounts: [amountOf(2 * played), amountOf(2 * played + 1)],
  };
}

/**
 * Plays random schedules of taps, reloads and a network that comes and goes over every form of money. `seed` gives the
 * same ones again.
 */
export function playSchedules(times: number, seed?: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(moneyForms)), schedules, async (name, schedule) => {
      vi.setSystemTime(Date.now() + 600_000);
      const world = await openForm(name);
      const { countDone, giveUpAll } = world.form;
      const before = await countDone();
      const { faults, booked } = await play(world, schedule);
      const bookings = (await countDone()) - before;
      if (booked > 0) await giveUpAll?.();
      expect({ faults, bookings }).toEqual({ faults: [], bookings: booked });
    }),
    { numRuns: times, ...(seed === undefined ? {} : { seed }) },
  );
}
