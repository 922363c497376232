import { builtClass } from '../build/class-names.mjs';
import { atMost, type Figure, formats, type Part } from './figure';
import { type Control, type EarlyTap, tapEarly } from './phone/early-taps';
import type { Phone } from './phone/open-phone';
import { signIn } from './phone/sign-in';
import { type BothSites, merchant, withBothSites } from './site/both-sites';

const liveryTaps = 20;
const handTaps = 5;
/** Milliseconds after the first paint over which the taps are spread. */
const spreadMs = 3000;
/** Milliseconds that feel immediate. */
const limitMs = 100;

const progressBar = builtClass('.', 'src/storefront/app/page/page-outlet.module.css', 'progress');

/** Another page has begun to show: the old one is gone, or a progress bar shows. */
const pageShows = `location.href !== was && (!control.isConnected || document.querySelector('main .${progressBar}') !== null)`;

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

/** Taps at any moment while home loads, on a slow phone: how soon the answer is seen. */
export const taps: Part = (say) =>
  withBothSites({ port: 4372, handPort: 4373, say }, async (sites) => {
    const figures: Figure[] = [];
    for (const control of controls) {
      const livery = await tapRepeatedly(sites, controlOf(sites, control, 'livery'), liveryTaps, say);
      const byHand = await tapRepeatedly(sites, controlOf(sites, control, 'byHand'), handTaps, say);
      figures.push(toFigure(control.name, livery, byHand));
    }
    return figures;
  });

function controlOf(sites: BothSites, control: (typeof controls)[number], site: 'livery' | 'byHand'): Control {
  const { selector, shows } = control;
  const url = site === 'livery' ? `${sites.livery}/m/home` : `${sites.byHand}/home`;
  const isMember = site === 'livery' && 'isForMembers' in control;
  return {
    url,
    selector,
    shows,
    ...(isMember && { prepare: (phone: Phone) => signIn(phone, sites.livery, merchant) }),
  };
}

async function tapRepeatedly(
  { browser }: BothSites,
  control: Control,
  count: number,
  say: (line: string) => void,
): Promise<readonly EarlyTap[]> {
  const earlyTaps: EarlyTap[] = [];
  for (let index = 0; index < count; index += 1) {
    const tap = await tapEarly(browser, control, (spreadMs * index) / count);
    say(
      `${control.url} ${control.selector}: ${Math.round(tap.moment)} ms after the first paint, ${tap.answer.toFixed(1)} ms`,
    );
    earlyTaps.push(tap);
  }
  return earlyTaps;
}

function toFigure(name: string, livery: readonly EarlyTap[], byHand: readonly EarlyTap[]): Figure {
  const worst = livery.reduce((one, next) => (next.answer > one.answer ? next : one));
  const documentNote = worst.isElsewhere ? ', answered by another document' : '';
  return atMost(limitMs, {
    what: `a tap on ${name} of home while it loads, on a slow phone: until it shows, worst of ${livery.length}`,
    livery: worst.answer,
    byHand: Math.max(...byHand.map(({ answer }) => answer)),
    show: formats.milliseconds,
    why: `The slowest came ${Math.round(worst.moment)} ms after the first paint${documentNote}; ${livery.filter(({ answer }) => answer > limitMs).length} of ${livery.length} took longer than ${limitMs} ms.`,
  });
}
