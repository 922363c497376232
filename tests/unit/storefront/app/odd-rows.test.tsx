import { settle } from '@tests/support/open-sample';
import type { RealSite } from '@tests/support/real-site';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let site: RealSite;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = await openRealSite('aurora');
});
afterAll(() => {
  site.close();
  vi.restoreAllMocks();
});

/** Without the numbers, which move by the clock. */
const timeless = (said: string) => said.replaceAll(/\d[\d.,:]*/g, '#');

/** Marks of tiles come in the first idle moment: a page that is looked at before shows fewer pictures. */
async function untilIdle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 300));
  await settle();
}

async function open(url: string, persona: string, scenario: object) {
  await site.play(scenario);
  const reports: string[] = [];
  const listen = (event: Event) => void (event instanceof CustomEvent && reports.push(event.detail.message));
  window.addEventListener('livery:report', listen);
  const { mismatches, html } = await renderStorefront({ merchant: 'aurora', persona, url, site });
  await untilIdle();
  window.removeEventListener('livery:report', listen);
  const shown = {
    words: timeless(document.body.textContent),
    html: timeless(html).length,
    pictures: document.body.querySelectorAll('img').length,
  };
  document.body.replaceChildren();
  return { shown, reports: reports.filter((message) => message.includes('is left out')), mismatches };
}

const quick = [
  ['/m/home', 'guest'],
  ['/m/gameRecord', 'member-0'],
] as const;

const others = [
  ['/m/gameList?gameType=RNG', 'guest'],
  ['/m/home', 'member-0'],
  ['/m/gameLobby?category=LIVE', 'guest'],
  ['/m/notice', 'guest'],
  ['/m/activity', 'guest'],
  ['/m/help', 'guest'],
  ['/m/lottery', 'guest'],
  ['/m/vouReport', 'member-0'],
] as const;

describe('a page whose lists hold odd rows', () => {
  it.each(quick)(
    '%s of a %s shows all that it shows without them, and says each list once [HOM-15, GAM-01, MEM-10]',
    showsTheSame,
  );
  it.each(others)(
    '%s of a %s shows all that it shows without them, and says each list once [HOM-15, GAM-01, MEM-10]',
    { tags: ['deep'] },
    showsTheSame,
  );
});

async function showsTheSame(url: string, persona: string): Promise<void> {
  const sound = await open(url, persona, {});
  const odd = await open(url, persona, { malformed: { '*': 'rows' } });
  expect(odd.shown).toEqual(sound.shown);
  expect(odd.mismatches).toEqual([]);
  expect(odd.reports.length).toBeGreaterThan(0);
  expect(odd.reports).toEqual([...new Set(odd.reports)]);
}
