import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, formats, type Part, withoutTarget } from './figure';
import { median } from './measure';
import { type HeldMemory, heapOf, heldMemoryOf } from './phone/memory';
import { openPhone, type Phone } from './phone/open-phone';
import { signIn, withoutPopups } from './phone/sign-in';
import { type BothSites, merchant, withBothSites } from './site/both-sites';

const visits = 3;
/** Milliseconds after which the home page is idle. */
const idleMs = 8000;
/** Milliseconds within which a page shows after a tap. */
const pageShowsMs = 400;
/** Rounds of ten page changes that fill the caches of a visit, before anything is measured. */
const warmRounds = 3;
/** Rounds that are measured, and the page changes in all of them. */
const rounds = 6;
const pageChanges = 60;
const heapLimit = 12e6;
/** Bytes that do not count as growth: an answer may hold one more row than the one before. */
const growthLimit = 0.1e6;

/** Memory that a page holds after a forced garbage collection: when idle, and after visits to many pages. */
export const memory: Part = (say) =>
  withBothSites({ port: 4376, handPort: 4377, say }, async (sites) => {
    say('home at rest …');
    const livery = await idleHeapOf(sites, `${sites.livery}/m/home`);
    const byHand = await idleHeapOf(sites, `${sites.byHand}/home`);
    say('looking around …');
    const liveryGrowth = await growthOf(
      sites,
      `${sites.livery}/m/home`,
      '[data-footer] a, [role=tabpanel] a[href*=gameList]',
    );
    say('looking around by hand …');
    const handGrowth = await growthOf(sites, `${sites.byHand}/home`, 'nav a, [role=tabpanel] a[href="/list"]');
    return toFigures({ livery, byHand, liveryGrowth, handGrowth });
  });

type MemoryFigures = {
  readonly livery: number;
  readonly byHand: number;
  readonly liveryGrowth: HeldMemory;
  readonly handGrowth: HeldMemory;
};

function toFigures({ livery, byHand, liveryGrowth, handGrowth }: MemoryFigures): readonly Figure[] {
  return [
    atMost(heapLimit, {
      what: `home of ${merchant} at rest: JavaScript’s heap, median`,
      livery,
      byHand,
      show: formats.megabytes,
    }),
    atMost(growthLimit, {
      what: `the same after ${pageChanges} more page changes of a member: what its own objects have grown by`,
      livery: liveryGrowth.own,
      byHand: handGrowth.own,
      show: formats.megabytes,
    }),
    withoutTarget({
      what: 'the same, with the code that the browser has compiled meanwhile',
      livery: liveryGrowth.heap,
      byHand: handGrowth.heap,
      show: formats.megabytes,
    }),
    withoutTarget({
      what: 'the same, nodes of documents more than before',
      livery: liveryGrowth.nodes,
      byHand: handGrowth.nodes,
      show: formats.count,
    }),
    withoutTarget({
      what: 'the same, listeners more than before',
      livery: liveryGrowth.listeners,
      byHand: handGrowth.listeners,
      show: formats.count,
    }),
  ];
}

async function idleHeapOf({ browser }: BothSites, url: string): Promise<number> {
  const heaps: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const phone = await openPhone(browser, { network: 'local', script: withoutPopups });
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(idleMs);
    heaps.push(await heapOf(phone));
    await phone.close();
  }
  return median(heaps);
}

/** Growth of the held memory in the last rounds. */
async function growthOf({ browser, livery }: BothSites, url: string, links: string): Promise<HeldMemory> {
  const phone = await openPhone(browser, { network: 'local', script: withoutPopups });
  try {
    if (url.startsWith(livery)) await signIn(phone, livery, merchant);
    // Not slowed: memory is measured here, not time.
    await phone.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(idleMs);
    await lookAround(phone, links, warmRounds);
    const before = await heldMemoryOf(phone);
    await lookAround(phone, links, rounds);
    const after = await heldMemoryOf(phone);
    return {
      heap: after.heap - before.heap,
      own: after.own - before.own,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  } finally {
    await phone.close();
  }
}

/** Goes from home to each page that a link of `links` leads to, and back, so that home is open at the end. */
async function lookAround({ page, run }: Phone, links: string, times: number): Promise<void> {
  await run('window.isSameDocument = true');
  const otherPages = page.locator(links).and(page.locator(':not([aria-current=page])'));
  const count = await otherPages.count();
  if (count * 2 * rounds !== pageChanges)
    throw new Error(`Home leads to ${count} pages, so it would not be ${pageChanges} of them.`);
  for (let time = 0; time < times; time += 1) {
    for (let index = 0; index < count; index += 1) {
      await otherPages.nth(index).tap();
      await page.waitForURL(({ pathname }) => !pathname.endsWith('/home'));
      await wait(pageShowsMs);
      await page.goBack();
      await page.waitForURL('**/home');
      await wait(pageShowsMs);
    }
  }
  await wait(idleMs);
  if ((await run('window.isSameDocument')) !== true)
    throw new Error('A page came as a document of its own, so nothing is known of what browsing leaves behind.');
}
