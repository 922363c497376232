import { servedHomes } from '../size/served-home';
import { atMost, type Figure, type Part, shown } from './figure';
import { median } from './measure';
import { type Work, workOfVisit } from './phone/work';
import { untilWhole, withBothSites } from './site/both-sites';

const port = 4368;
const times = 3;
/** Limits of a page's processor time, in milliseconds. */
const limits = {
  home: { blocked: 100 },
  register: { blocked: 50 },
  longest: 50,
  arriving: 2000,
  script: 400,
  resting: 300,
};

const pages = ['home', 'register'] as const;
type Page = (typeof pages)[number];

/** The processor time of pages on a slow phone with a fast network. */
export const work: Part = (say) =>
  withBothSites({ port, handPort: 4369, say }, async ({ browser, served, byHand }) => {
    const visits = async (url: string, isResting: boolean) => {
      const all: Work[] = [];
      for (let time = 0; time < times; time += 1) all.push(await workOfVisit(browser, url, isResting));
      return medians(all);
    };
    const hand = {
      home: await visits(`${byHand}/home`, true),
      register: await visits(`${byHand}/register`, false),
    };
    const figures: Figure[] = [];
    for (const { merchant } of await servedHomes(served)) {
      await untilWhole(served, merchant);
      for (const page of pages) {
        say(`${page} of ${merchant} …`);
        const livery = await visits(`http://${merchant}.localhost:${port}/m/${page}`, page === 'home');
        figures.push(...toFigures(merchant, page, livery, hand[page]));
      }
    }
    return figures;
  });

function medians(all: readonly Work[]): Work {
  const of = (name: keyof Work) => median(all.map((one) => one[name]));
  return {
    arriving: of('arriving'),
    script: of('script'),
    longest: of('longest'),
    blocked: of('blocked'),
    resting: of('resting'),
  };
}

function toFigures(merchant: string, page: Page, livery: Work, byHand: Work): readonly Figure[] {
  const line = (name: keyof Work, limit: number, what: string) =>
    atMost(limit, { what, livery: livery[name], byHand: byHand[name], show: shown.milliseconds });
  return [
    line(
      'blocked',
      limits[page].blocked,
      `${page} of ${merchant} on a slow phone: tasks beyond 50 ms after the first paint`,
    ),
    line('longest', limits.longest, 'the same, its longest task'),
    line('arriving', limits.arriving, 'the same, the main thread in the first seven seconds'),
    line('script', limits.script, 'the same, script in it'),
    ...(page === 'home' ? [line('resting', limits.resting, 'the same, the main thread in ten seconds of rest')] : []),
  ];
}
