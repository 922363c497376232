import { atMost, type Figure, type Part, shown } from './figure';
import { type Control, type EarlyTap, tapEarly } from './phone/early-taps';
import type { Phone } from './phone/open-phone';
import { signIn } from './phone/sign-in';
import { type BothSites, merchant, withBothSites } from './site/both-sites';

const times = 20;
const handTimes = 5;
/** Milliseconds after the first paint over which the taps are spread. */
const spread = 3000;
/** Milliseconds that feel immediate. */
const limit = 100;

/** Another page has begun to show: the old one is gone, or a progress bar shows. */
const pageShows = `location.href !== was && (!control.isConnected || document.querySelector('main [class*="_progress_"]') !== null)`;

/** Controls on the home page, the same on both sites. A tap on a heart changes the heart itself. */
const controls = [
  {
    name: 'the menu',
    selector: 'header button[aria-expanded]',
    shows: `document.querySelector('dialog[open]') !== null`,
  },
  {
    name: 'a category',
    selector: '[role=tab][aria-selected=false]',
    shows: `control.getAttribute('aria-selected') === 'true'`,
  },
  { name: 'a game', selector: '[role=tabpanel] li > a', shows: pageShows },
  { name: 'a heart', selector: '[role=tabpanel] li > button[aria-pressed]', shows: 'false', isForMembers: true },
] as const;

/** Taps at any moment while home loads, on a processor slowed four times: how soon the answer is seen. */
export const taps: Part = (say) =>
  withBothSites({ port: 4372, handPort: 4373, say }, async (both) => {
    const figures: Figure[] = [];
    for (const control of controls) {
      const livery = await tapped(both, controlOf(both, control, 'livery'), times, say);
      const byHand = await tapped(both, controlOf(both, control, 'byHand'), handTimes, say);
      figures.push(toFigure(control.name, livery, byHand));
    }
    return figures;
  });

function controlOf(both: BothSites, control: (typeof controls)[number], site: 'livery' | 'byHand'): Control {
  const { selector, shows } = control;
  const url = site === 'livery' ? `${both.livery}/m/home` : `${both.byHand}/home`;
  const isMember = site === 'livery' && 'isForMembers' in control;
  return { url, selector, shows, ...(isMember && { prepare: (phone: Phone) => signIn(phone, both.livery, merchant) }) };
}

async function tapped(
  { browser }: BothSites,
  control: Control,
  count: number,
  say: (line: string) => void,
): Promise<readonly EarlyTap[]> {
  const all: EarlyTap[] = [];
  for (let index = 0; index < count; index += 1) {
    const tap = await tapEarly(browser, control, (spread * index) / count);
    say(
      `${control.url} ${control.selector}: ${Math.round(tap.moment)} ms after the first paint, ${tap.answer.toFixed(1)} ms`,
    );
    all.push(tap);
  }
  return all;
}

function toFigure(name: string, livery: readonly EarlyTap[], byHand: readonly EarlyTap[]): Figure {
  const worst = livery.reduce((one, next) => (next.answer > one.answer ? next : one));
  const place = worst.isElsewhere ? ', answered by another document' : '';
  return atMost(limit, {
    what: `a tap on ${name} of home while it loads, on a slow phone: until it shows, worst of ${livery.length}`,
    livery: worst.answer,
    byHand: Math.max(...byHand.map(({ answer }) => answer)),
    show: shown.milliseconds,
    why: `The slowest came ${Math.round(worst.moment)} ms after the first paint${place}; ${livery.filter(({ answer }) => answer > limit).length} of ${livery.length} took longer than ${limit} ms.`,
  });
}
