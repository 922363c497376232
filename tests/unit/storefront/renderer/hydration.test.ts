import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHydration, type IslandHandle } from '@/storefront/renderer/hydration';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that the server drew, whose tasks pass by hand. */
function page() {
  const pauses: (() => void)[] = [];
  const hydration = createHydration({ isNeeded: true, pause: () => new Promise((go) => pauses.push(go)) });
  const island = () => {
    const made = hydration.createIsland();
    made.join();
    return made;
  };
  const task = async () => {
    for (const go of pauses.splice(0)) go();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...hydration, island, task };
}

const isOpen = (island: IslandHandle) => 'status' in island.gate();

describe('the islands of a page', () => {
  it('wait for the frame around them, then come in their order, a task each [APP-15]', async () => {
    const { island, begin, task, isOver } = page();
    const [first, second] = [island(), island()];
    await task();
    expect([first, second].map(isOpen)).toEqual([false, false]);
    begin();
    expect(isOpen(first)).toBe(false);
    await task();
    expect([first, second].map(isOpen)).toEqual([true, false]);
    await task();
    expect(isOpen(second)).toBe(false);
    first.hydrated();
    await task();
    expect(isOpen(second)).toBe(true);
    second.hydrated();
    expect(isOver()).toBe(false);
    await task();
    expect(isOver()).toBe(true);
  });

  it('settle once, when the last one is hydrated, islands of islands among them [APP-15]', async () => {
    const { island, begin, task, over, isOver } = page();
    const told = vi.fn();
    void over.then(told);
    const outer = island();
    begin();
    await task();
    const inner = island();
    outer.hydrated();
    await task();
    expect([isOpen(inner), isOver()]).toEqual([true, false]);
    inner.hydrated();
    await task();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('that leave before their turn hold nobody up [APP-15]', async () => {
    const { createIsland, begin, task, isOver } = page();
    const leave = createIsland().join();
    leave();
    begin();
    await task();
    expect(isOver()).toBe(true);
  });

  it('that leave in their turn hold nobody up either [APP-15]', async () => {
    const { createIsland, begin, task, isOver } = page();
    const leave = createIsland().join();
    begin();
    await task();
    leave();
    await task();
    expect(isOver()).toBe(true);
  });

  it('are let through by a touch until the next task, and the touched one is no longer waited for [APP-15]', async () => {
    const { island, begin, task, hurry, isOver } = page();
    const [first, touched] = [island(), island()];
    hurry();
    expect([first, touched].map(isOpen)).toEqual([true, true]);
    touched.hydrated();
    await task();
    expect(isOpen(first)).toBe(false);
    begin();
    await task();
    first.hydrated();
    await task();
    expect(isOver()).toBe(true);
  });

  it('are all let through before something above them changes [APP-15]', async () => {
    const { island, begin, task, openAll, isOver } = page();
    const both = [island(), island()];
    openAll();
    begin();
    await task();
    expect([...both.map(isOpen), isOver()]).toEqual([true, true, false]);
    for (const one of both) one.hydrated();
    await task();
    expect(isOver()).toBe(true);
  });

  it('wait no longer than ten seconds, whatever holds one up [APP-15]', async () => {
    const { island, begin, task, isOver } = page();
    const [, second] = [island(), island()];
    begin();
    await task();
    await vi.advanceTimersByTimeAsync(9_990);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect([isOver(), second && isOpen(second)]).toEqual([true, true]);
  });

  it('are none where the server drew nothing', () => {
    const hydration = createHydration({ isNeeded: false, pause: async () => undefined });
    expect([hydration.isOver(), isOpen(hydration.createIsland())]).toEqual([true, true]);
  });
});
