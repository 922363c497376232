import { describe, expect, it } from 'vitest';
import { serveArt } from '@/sandbox/art/serve-art';
import { categories } from '@/sandbox/calls/rewards/promotions';
import { statusTexts } from '@/sandbox/lottery/order-status';
import { plays } from '@/sandbox/lottery/plays';
import { remarks } from '@/sandbox/records/remarks';
import { ticketNames } from '@/sandbox/rewards/draws';
import { rewardTitles } from '@/sandbox/rewards/rewards';
import { artPath } from '@/sandbox/seed/art-path';
import { clubLevels } from '@/sandbox/seed/club-levels';
import { classKeys, className } from '@/sandbox/seed/game-classes';
import { games, gameTitle, isTitled } from '@/sandbox/seed/games';
import { helpEntries } from '@/sandbox/seed/help';
import { inboxMessages } from '@/sandbox/seed/inbox-messages';
import { groupNames } from '@/sandbox/seed/lotteries';
import { leagues, teams } from '@/sandbox/seed/matches';
import { agentNoticeList, noticeList, popupList, promotionTerms } from '@/sandbox/seed/notices';
import { banners, promotionPosters } from '@/sandbox/seed/posters';
import { otherWords } from '@/sandbox/seed/words/words-of';

const notices = [...noticeList, ...popupList, ...agentNoticeList, ...inboxMessages];
const entries = [...banners, ...promotionPosters, ...notices, ...helpEntries];
const titles = entries.map(({ title }) => title.EN).sort();
const names = [
  ...teams.map(({ name }) => name.EN),
  ...leagues.map(({ EN }) => EN),
  ...categories.map(({ EN }) => EN),
  ...clubLevels.map(({ label }) => label.EN),
  promotionTerms.EN,
  ...Object.values(rewardTitles).map(({ EN }) => EN),
  ...Object.values(remarks).map(({ EN }) => EN),
  ...Object.values(ticketNames).map(({ EN }) => EN),
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

describe('names of games and lotteries', () => {
  it.each(Object.entries(scripts))(
    'are in %s in its script, each game its own [APP-11, GAM-06]',
    (language, script) => {
      const titles = games.map((game) => gameTitle(game, language));
      expect(titles.filter((title) => !script.test(title) || /[a-z]/i.test(title))).toEqual([]);
      expect(new Set(titles).size).toBe(games.length);
    },
  );

  it.each(['VI', 'ID', 'PT', 'ES'])('keep in %s the form that every player of it can read [APP-11]', (language) => {
    expect(games.map((game) => gameTitle(game, language))).toEqual(games.map(({ name }) => name.EN));
  });

  it('are found by a search in whatever language it is asked [GAM-04]', () => {
    const [game] = games;
    if (game === undefined) throw new Error('The sandbox has no game.');
    for (const language of ['EN', 'BN', 'CN', 'HI', 'TH', 'UR'])
      expect(isTitled(game, gameTitle(game, language).toLowerCase())).toBe(true);
    expect(isTitled(game, 'no such game')).toBe(false);
  });
});

it.each(Object.entries(scripts))(
  'kinds that a list of games is narrowed by are in %s in its script [GAM-07]',
  (language, script) => {
    const kinds = classKeys('RNG').map((key) => className(key, language));
    expect(kinds.filter((name) => !script.test(name) || /[a-z]/i.test(name))).toEqual([]);
  },
);

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
