import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, justShown, type Part, shown } from './figure';
import { median } from './measure';
import { type Held, heldBy } from './phone/memory';
import { openPhone, type Phone } from './phone/open-phone';
import { signIn, withoutPopups } from './phone/sign-in';
import { type BothSites, merchant, withBothSites } from './site/both-sites';

const visits = 3;
/** Milliseconds after which home is quiet. */
const quietMs = 8000;
/** Milliseconds in which a page that was tapped for has come. */
const comingMs = 700;
/** Rounds over five pages: those before the first figure fill what a visit keeps, and let the browser compile what it uses often. */
const warmRounds = 6;
const rounds = 12;
const heapLimit = 12e6;
/** Bytes: what two garbage collections of the same page differ by. */
const noGrowth = 0.25e6;

/** What a page keeps of a phone's memory, after a forced garbage collection: at rest, and after a long look around. */
export const memory: Part = (say) =>
  withBothSites({ port: 4376, handPort: 4377, say }, async (both) => {
    say('home at rest …');
    const livery = await restOf(both, `${both.livery}/m/home`);
    const byHand = await restOf(both, `${both.byHand}/home`);
    say('sixty pages …');
    const own = await growthOf(both, `${both.livery}/m/home`, '[data-footer] a');
    say('sixty pages by hand …');
    const hand = await growthOf(both, `${both.byHand}/home`, 'nav a');
    return toFigures({ livery, byHand, own, hand });
  });

type Measured = { readonly livery: number; readonly byHand: number; readonly own: Held; readonly hand: Held };

function toFigures({ livery, byHand, own, hand }: Measured): readonly Figure[] {
  const sum = 'the same after 60 more pages of a member';
  return [
    atMost(heapLimit, {
      what: `home of ${merchant} at rest: JavaScript’s heap, median`,
      livery,
      byHand,
      show: shown.megabytes,
    }),
    atMost(noGrowth, {
      what: `${sum}: what the heap has grown by`,
      livery: own.heap,
      byHand: hand.heap,
      show: shown.megabytes,
    }),
    justShown({
      what: 'the same, nodes of documents more than before',
      livery: own.nodes,
      byHand: hand.nodes,
      show: shown.count,
    }),
    justShown({
      what: 'the same, listeners more than before',
      livery: own.listeners,
      byHand: hand.listeners,
      show: shown.count,
    }),
  ];
}

async function restOf({ browser }: BothSites, url: string): Promise<number> {
  const heaps: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const phone = await openPhone(browser, { network: 'local', script: withoutPopups });
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(quietMs);
    heaps.push((await heldBy(phone)).heap);
    await phone.close();
  }
  return median(heaps);
}

/** Goes round the pages of the footer by taps, and tells what is held more after the last rounds than before them. */
async function growthOf({ browser, livery }: BothSites, url: string, entries: string): Promise<Held> {
  const phone = await openPhone(browser, { network: 'local', script: withoutPopups });
  try {
    if (url.startsWith(livery)) await signIn(phone, livery, merchant);
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(quietMs);
    await lookAround(phone, entries, warmRounds);
    const before = await heldBy(phone);
    await lookAround(phone, entries, rounds);
    const after = await heldBy(phone);
    return {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  } finally {
    await phone.close();
  }
}

/** Ends where it began, so that the same page stands there. */
async function lookAround({ page, run }: Phone, entries: string, times: number): Promise<void> {
  await run('window.isSameDocument = true');
  const count = await page.locator(entries).count();
  for (let time = 0; time < times; time += 1) {
    for (let index = 1; index <= count; index += 1) {
      const entry = page.locator(entries).nth(index % count);
      await entry.tap();
      await entry.and(page.locator('[aria-current=page]')).waitFor();
      await wait(comingMs);
    }
  }
  await wait(quietMs);
  if ((await run('window.isSameDocument')) !== true)
    throw new Error('A page came as a document of its own, so nothing is known of what browsing leaves behind.');
}
