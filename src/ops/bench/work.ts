import { servedHomes } from '../size/served-home';
import { atMost, type Figure, formats, type Part } from './figure';
import { median } from './measure';
import { type Work, workOfVisit } from './phone/work';
import { untilComplete, withBothSites } from './site/both-sites';

const port = 4368;
const visitCount = 3;
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
  withBothSites({ port, handPort: 4369, say }, async ({ browser, server: served, byHand }) => {
    const workOfVisits = async (url: string, page: Page) => {
      const works: Work[] = [];
      for (let time = 0; time < visitCount; time += 1)
        works.push(await workOfVisit(browser, url, { withRest: page === 'home' }));
      return medians(works);
    };
    const handWork = {
      home: await workOfVisits(`${byHand}/home`, 'home'),
      register: await workOfVisits(`${byHand}/register`, 'register'),
    };
    const figures: Figure[] = [];
    for (const { merchant } of await servedHomes(served)) {
      await untilComplete(served, merchant);
      for (const page of pages) {
        say(`${page} of ${merchant} …`);
        const livery = await workOfVisits(`http://${merchant}.localhost:${port}/m/${page}`, page);
        figures.push(...toFigures(merchant, page, livery, handWork[page]));
      }
    }
    return figures;
  });

function medians(works: readonly Work[]): Work {
  const medianOf = (name: keyof Work) => median(works.map((one) => one[name]));
  return {
    arriving: medianOf('arriving'),
    script: medianOf('script'),
    longest: medianOf('longest'),
    blocked: medianOf('blocked'),
    resting: medianOf('resting'),
  };
}

function toFigures(merchant: string, page: Page, livery: Work, byHand: Work): readonly Figure[] {
  const figureOf = (name: keyof Work, limit: number, what: string) =>
    atMost(limit, { what, livery: livery[name], byHand: byHand[name], show: formats.milliseconds });
  return [
    figureOf(
      'blocked',
      limits[page].blocked,
      `${page} of ${merchant} on a slow phone: tasks beyond 50 ms after the first paint`,
    ),
    figureOf('longest', limits.longest, 'the same, its longest task'),
    figureOf('arriving', limits.arriving, 'the same, the main thread in the first seven seconds'),
    figureOf('script', limits.script, 'the same, script in it'),
    ...(page === 'home'
      ? [figureOf('resting', limits.resting, 'the same, the main thread in ten seconds of rest')]
      : []),
  ];
}
