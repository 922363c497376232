import { expect, it } from 'vitest';
import { createClock } from '@/storefront/platform/browser/clock';

const start = Date.UTC(2026, 10, 27, 9, 15, 30, 700);
const year = 365 * 86_400_000;
const day = 86_400_000;

/** A phone whose clock is so many ms ahead, beside a platform that answers after a while. */
function beside(ahead: number) {
  const phone = { ahead };
  let time = start;
  const clock = createClock(() => time + phone.ahead);
  const hear = (takes = 200) => {
    const told = clock.ask();
    time += takes / 2;
    const date = new Date(time).toUTCString();
    time += takes / 2;
    told(date);
  };
  const pass = (by: number) => {
    time += by;
  };
  return { clock, phone, hear, pass, off: () => clock.now() - time };
}

it.each([
  ['a year fast', year],
  ['a day slow', -day],
  ['three minutes fast', 180_000],
])('tells the platform’s time on a phone that is %s, after one answer [APP-24]', (_, ahead) => {
  const { hear, off, pass, clock } = beside(ahead);
  expect(off()).toBe(ahead);
  hear();
  expect(Math.abs(off())).toBeLessThanOrEqual(600);
  pass(400);
  hear(40);
  expect(Math.abs(off())).toBeLessThanOrEqual(300);
  expect(clock.at(start + ahead) - start).toBe(off());
});

it('leaves a phone alone that may be right [APP-24]', () => {
  const { hear, off } = beside(300);
  for (const takes of [4000, 30, 900]) hear(takes);
  expect(off()).toBe(300);
});

it('follows a phone that is set right, or wrong, meanwhile, and tells whoever looks at the clock [APP-24]', () => {
  const { clock, hear, off, phone } = beside(0);
  let told = 0;
  const stop = clock.subscribe(() => {
    told += 1;
  });
  hear();
  expect([told, clock.isSet()]).toEqual([1, true]);
  phone.ahead = -day;
  hear();
  expect(Math.abs(off())).toBeLessThanOrEqual(600);
  expect(told).toBe(2);
  phone.ahead = 0;
  hear();
  expect([off(), told]).toEqual([0, 3]);
  stop();
  phone.ahead = year;
  hear();
  expect(told).toBe(3);
});

it.each([[null], [''], ['soon']])('hears nothing in a date of %j [APP-24]', (date) => {
  const { clock, off } = beside(year);
  expect(clock.isSet()).toBe(false);
  clock.ask()(date);
  expect([off(), clock.isSet()]).toEqual([year, true]);
});
