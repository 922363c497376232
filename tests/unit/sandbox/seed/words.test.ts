import { describe, expect, it } from 'vitest';
import { artPath } from '@/sandbox/art/art-path';
import { serveArt } from '@/sandbox/art/serve-art';
import { categories } from '@/sandbox/calls/promotions';
import { statusTexts } from '@/sandbox/lottery/order-status';
import { plays } from '@/sandbox/lottery/plays';
import { clubLevels } from '@/sandbox/seed/club-levels';
import { helpEntries } from '@/sandbox/seed/help';
import { groupNames } from '@/sandbox/seed/lotteries';
import { leagues, teams } from '@/sandbox/seed/matches';
import { agentNoticeList, noticeList, popupList, promotionTerms } from '@/sandbox/seed/notices';
import { banners, promotionPosters } from '@/sandbox/seed/posters';
import { otherWords } from '@/sandbox/seed/words/words-of';

const entries = [...banners, ...promotionPosters, ...noticeList, ...popupList, ...agentNoticeList, ...helpEntries];
const titles = entries.map(({ title }) => title.EN).sort();
const names = [
  ...teams.map(({ name }) => name.EN),
  ...leagues.map(({ EN }) => EN),
  ...categories.map(({ EN }) => EN),
  ...clubLevels.map(({ label }) => label.EN),
  promotionTerms.EN,
  ...Object.values(statusTexts).map(({ EN }) => EN),
  ...Object.values(groupNames).map(({ EN }) => EN),
  ...plays.map(({ name }) => name.EN),
  ...new Set(plays.map(({ hint }) => hint.EN)),
].sort();

const scripts: { readonly [language: string]: RegExp } = {
  CN: /\p{Script=Han}/u,
  HI: /\p{Script=Devanagari}/u,
  TH: /\p{Script=Thai}/u,
  UR: /\p{Script=Arabic}/u,
};

describe.each(Object.entries(otherWords))('the sandbox’s texts in %s', (language, words) => {
  it('are whole, with none left over [APP-11]', () => {
    expect(Object.keys(words.entries).sort()).toEqual(titles);
    expect(Object.keys(words.names).sort()).toEqual(names);
  });

  it('are in the script of the language [APP-11]', () => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    const parts = [...Object.values(words.names), ...Object.values(words.entries).flat()];
    expect(parts.filter((part) => !script.test(part) && /\p{L}/u.test(part.replace(/<[^>]*>/g, '')))).toEqual([]);
  });

  it('have the tags of the English ones balanced [CON-05]', () => {
    for (const [, html] of Object.values(words.entries)) {
      const count = (tag: RegExp) => (html.match(tag) ?? []).length;
      expect([html, count(/<[a-z]/g)]).toEqual([html, count(/<\/[a-z]/g)]);
    }
  });

  it('are lettered on the banners [HOM-01]', async () => {
    const drawn = async (code: string) => (await serveArt(artPath('banners', 'night-2', code.toUpperCase())))?.text();
    const own = await drawn(language.toLowerCase());
    expect(own).toContain(`>${(words.entries['Cricket nights']?.[0] ?? '?').split(' ')[0]}`);
    expect(own).not.toBe(await drawn('en'));
  });
});
