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

/** What a page says, with the numbers that move by the clock taken out. */
const words = () => document.body.textContent?.replaceAll(/\d/g, '#');

async function open(url: string, persona: string, scenario: object) {
  await site.play(scenario);
  const reports: string[] = [];
  const listen = (event: Event) => void (event instanceof CustomEvent && reports.push(event.detail.message));
  window.addEventListener('livery:report', listen);
  const { mismatches, html } = await renderStorefront({ merchant: 'aurora', persona, url, site });
  window.removeEventListener('livery:report', listen);
  const shown = { words: words(), html: html.length, pictures: document.body.querySelectorAll('img').length };
  document.body.replaceChildren();
  return { shown, reports: reports.filter((message) => message.includes('is left out')), mismatches };
}

const pages = [
  ['/m/home', 'guest'],
  ['/m/home', 'member-0'],
  ['/m/gameList?gameType=RNG', 'guest'],
  ['/m/gameLobby?category=LIVE', 'guest'],
  ['/m/notice', 'guest'],
  ['/m/activity', 'guest'],
  ['/m/help', 'guest'],
  ['/m/lottery', 'guest'],
  ['/m/gameRecord', 'member-0'],
  ['/m/vouReport', 'member-0'],
] as const;

describe('a page whose lists hold odd rows', () => {
  it.each(pages)(
    '%s of a %s shows all that it shows without them, and says each list once [HOM-15, GAM-01, MEM-10]',
    async (url, persona) => {
      const sound = await open(url, persona, {});
      const odd = await open(url, persona, { malformed: { '*': 'rows' } });
      expect(odd.shown).toEqual(sound.shown);
      expect(odd.mismatches).toEqual([]);
      expect(odd.reports.length).toBeGreaterThan(0);
      expect(odd.reports).toEqual([...new Set(odd.reports)]);
    },
  );
});
