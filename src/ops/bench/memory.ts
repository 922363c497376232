import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, justShown, type Part, shown } from './figure';
import { median } from './measure';
import { type Held, heapOf, heldBy } from './phone/memory';
import { openPhone, type Phone } from './phone/open-phone';
import { signIn, withoutPopups } from './phone/sign-in';
import { type BothSites, merchant, withBothSites } from './site/both-sites';

const visits = 3;
/** Milliseconds after which the home page is idle. */
const quietMs = 8000;
/** Milliseconds within which a page shows after a tap. */
const comingMs = 400;
/** Rounds of ten page changes. The rounds before the first figure fill the caches of a visit. */
const warmRounds = 3;
const rounds = 6;
const changes = 60;
const heapLimit = 12e6;
/** Bytes that do not count as growth: an answer may hold one more row than the one before. */
const noGrowth = 0.1e6;

/** Memory that a page holds after a forced garbage collection: when idle, and after visits to many pages. */
export const memory: Part = (say) =>
  withBothSites({ port: 4376, handPort: 4377, say }, async (both) => {
    say('home at rest …');
    const livery = await restOf(both, `${both.livery}/m/home`);
    const byHand = await restOf(both, `${both.byHand}/home`);
    say('looking around …');
    const own = await growthOf(both, `${both.livery}/m/home`, '[data-footer] a, [role=tabpanel] a[href*=gameList]');
    say('looking around by hand …');
    const hand = await growthOf(both, `${both.byHand}/home`, 'nav a, [role=tabpanel] a[href="/list"]');
    return toFigures({ livery, byHand, own, hand });
  });

type Measured = { readonly livery: number; readonly byHand: number; readonly own: Held; readonly hand: Held };

function toFigures({ livery, byHand, own, hand }: Measured): readonly Figure[] {
  return [
    atMost(heapLimit, {
      what: `home of ${merchant} at rest: JavaScript’s heap, median`,
      livery,
      byHand,
      show: shown.megabytes,
    }),
    atMost(noGrowth, {
      what: `the same after ${changes} more page changes of a member: what its own objects have grown by`,
      livery: own.own,
      byHand: hand.own,
      show: shown.megabytes,
    }),
    justShown({
      what: 'the same, with the code that the browser has compiled meanwhile',
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
    heaps.push(await heapOf(phone));
    await phone.close();
  }
  return median(heaps);
}

/** Growth of the held memory in the last rounds. */
async function growthOf({ browser, livery }: BothSites, url: string, links: string): Promise<Held> {
  const phone = await openPhone(browser, { network: 'local', script: withoutPopups });
  try {
    if (url.startsWith(livery)) await signIn(phone, livery, merchant);
    await phone.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(quietMs);
    await lookAround(phone, links, warmRounds);
    const before = await heldBy(phone);
    await lookAround(phone, links, rounds);
    const after = await heldBy(phone);
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
  const others = page.locator(links).and(page.locator(':not([aria-current=page])'));
  const count = await others.count();
  if (count * 2 * rounds !== changes)
    throw new Error(`Home leads to ${count} pages, so it would not be ${changes} of them.`);
  for (let time = 0; time < times; time += 1) {
    for (let index = 0; index < count; index += 1) {
      await others.nth(index).tap();
      await page.waitForURL(({ pathname }) => !pathname.endsWith('/home'));
      await wait(comingMs);
      await page.goBack();
      await page.waitForURL('**/home');
      await wait(comingMs);
    }
  }
  await wait(quietMs);
  if ((await run('window.isSameDocument')) !== true)
    throw new Error('A page came as a document of its own, so nothing is known of what browsing leaves behind.');
}
