import { serveBuild } from '../size/serve-build';
import { servedHomes } from '../size/served-home';
import { atMost, type Figure, justShown, type Part, shown } from './figure';
import { median } from './measure';
import { handHome, serveByHand } from './phone/hand-page';
import { launchBrowser } from './phone/open-phone';
import { firstVisit, offlineVisits, type Paints } from './phone/paints';
import { buildWhatIsStale } from './run-script';
import type { Served } from './server/serve';

const port = 4364;
const handPort = 4365;
/** The merchant with all features: visited often, beside the control. The others show the differences. */
const main = 'aurora';
const mainVisits = 5;
const otherVisits = 2;
const largestLimit = 1800;

/** Home on a slow phone over a slow network, and again offline. */
export const visits: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const served = await serveBuild(port);
  const browser = await launchBrowser();
  try {
    const others = (await servedHomes(served)).map(({ merchant }) => merchant).filter((merchant) => merchant !== main);
    // A merchant's first request makes the document, so it is sent before: that time is the server's, not the page's.
    for (const merchant of [main, ...others]) await served.ask('/m/home', `${merchant}.localhost`);
    say(`home of ${main} …`);
    const own = await visitsOf(mainVisits, () => firstVisit(browser, homeOf(main)));
    const { pathname } = new URL(own.find(({ picture }) => picture !== '')?.picture ?? homeOf(main));
    const hand = await handVisits(served, pathname, () => firstVisit(browser, `http://127.0.0.1:${handPort}/`, 500));
    const all = new Map([[main, own]]);
    for (const merchant of others) {
      say(`home of ${merchant} …`);
      all.set(merchant, await visitsOf(otherVisits, () => firstVisit(browser, homeOf(merchant))));
    }
    say('home without a network …');
    const offline = await offlineVisits(homeOf(main), mainVisits, served.stop);
    return toFigures({ all, own, hand, offline });
  } finally {
    await browser.close();
    await served.stop();
  }
};

type Measured = {
  readonly all: ReadonlyMap<string, readonly Paints[]>;
  readonly own: readonly Paints[];
  readonly hand: readonly Paints[];
  readonly offline: readonly number[];
};

function toFigures({ all, own, hand, offline }: Measured): readonly Figure[] {
  const slowest = largestOf(all, (paints) => median(paints.map(({ largest }) => largest)));
  const shaken = largestOf(all, (paints) => median(paints.map(({ shift }) => shift)));
  return [
    atMost(largestLimit, {
      what: `home of ${main} on a slow phone, at 1.6 Mbps and 150 ms: largest contentful paint, median`,
      livery: median(own.map(({ largest }) => largest)),
      byHand: median(hand.map(({ largest }) => largest)),
      show: shown.milliseconds,
    }),
    atMost(largestLimit, {
      what: `the same, slowest merchant (${slowest.merchant})`,
      livery: slowest.value,
      show: shown.milliseconds,
    }),
    atMost(0.05, {
      what: `the same, layout shift of the merchant that shifts most (${shaken.merchant}), median`,
      livery: shaken.value,
      show: shown.score,
    }),
    justShown({
      what: 'the same, largest shift of any visit',
      livery: Math.max(...[...all.values()].flat().map(({ shift }) => shift)),
      show: shown.score,
    }),
    atMost(1000, {
      what: 'home again without a network, on the same phone: first paint, median',
      livery: median(offline),
      show: shown.milliseconds,
    }),
  ];
}

const homeOf = (merchant: string) => `http://${merchant}.localhost:${port}/m/home`;

async function visitsOf(times: number, visit: () => Promise<Paints>): Promise<readonly Paints[]> {
  const all: Paints[] = [];
  for (let time = 0; time < times; time += 1) all.push(await visit());
  return all;
}

/** The same picture on a hand-written page. */
async function handVisits(served: Served, picture: string, visit: () => Promise<Paints>): Promise<readonly Paints[]> {
  const { headers, body } = await served.ask(picture, `${main}.localhost`, 'identity');
  const server = await serveByHand(
    {
      '/': { type: 'text/html; charset=utf-8', body: handHome(picture) },
      [picture]: { type: String(headers['content-type'] ?? 'image/svg+xml'), body },
    },
    handPort,
  );
  return visitsOf(mainVisits, visit).finally(() => server.close());
}

/** The merchant with the largest value, and the value. */
export function largestOf(
  all: ReadonlyMap<string, readonly Paints[]>,
  scoreOf: (paints: readonly Paints[]) => number,
): { readonly merchant: string; readonly value: number } {
  const values = [...all].map(([merchant, paints]) => ({ merchant, value: scoreOf(paints) }));
  // A figure that could not be measured counts as the worst.
  const worseness = ({ value }: { readonly value: number }) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);
  return values.reduce((worst, next) => (worseness(next) > worseness(worst) ? next : worst));
}
