import { serveBuild } from '../size/serve-build';
import { servedHomes } from '../size/served-home';
import { atMost, type Figure, formats, type Part, withoutTarget } from './figure';
import { median } from './measure';
import { handHome, serveByHand } from './phone/hand-page';
import { launchBrowser } from './phone/open-phone';
import { firstVisit, offlineVisits, type Paints } from './phone/paints';
import { buildWhatIsStale } from './run-script';
import type { RunningServer } from './server/serve';

const port = 4364;
const handPort = 4365;
/** The merchant with all features: visited often, beside the control. The others show the differences. */
const mainMerchant = 'aurora';
const mainVisits = 5;
const otherVisits = 2;
const largestLimit = 1800;

/** Home on a slow phone over a slow network, and again offline. */
export const visits: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const server = await serveBuild(port);
  const browser = await launchBrowser();
  try {
    const otherMerchants = (await servedHomes(server))
      .map(({ merchant }) => merchant)
      .filter((merchant) => merchant !== mainMerchant);
    // The server renders a merchant's document at the first request. It is sent here, so that no visit measures that.
    for (const merchant of [mainMerchant, ...otherMerchants]) await server.ask('/m/home', `${merchant}.localhost`);
    say(`home of ${mainMerchant} …`);
    const liveryVisits = await visitsOf(mainVisits, () => firstVisit(browser, homeOf(mainMerchant)));
    const { pathname } = new URL(liveryVisits.find(({ picture }) => picture !== '')?.picture ?? homeOf(mainMerchant));
    const byHandVisits = await handVisits(server, pathname, () =>
      firstVisit(browser, `http://127.0.0.1:${handPort}/`, 500),
    );
    const visitsByMerchant = new Map([[mainMerchant, liveryVisits]]);
    for (const merchant of otherMerchants) {
      say(`home of ${merchant} …`);
      visitsByMerchant.set(merchant, await visitsOf(otherVisits, () => firstVisit(browser, homeOf(merchant))));
    }
    say('home without a network …');
    const offline = await offlineVisits(homeOf(mainMerchant), mainVisits, server.stop);
    return toFigures({ visitsByMerchant, liveryVisits, byHandVisits, offline });
  } finally {
    await browser.close();
    await server.stop();
  }
};

type VisitFigures = {
  readonly visitsByMerchant: ReadonlyMap<string, readonly Paints[]>;
  readonly liveryVisits: readonly Paints[];
  readonly byHandVisits: readonly Paints[];
  readonly offline: readonly number[];
};

function toFigures({ visitsByMerchant, liveryVisits, byHandVisits, offline }: VisitFigures): readonly Figure[] {
  const slowest = largestOf(visitsByMerchant, (paints) => median(paints.map(({ largest }) => largest)));
  const mostShifted = largestOf(visitsByMerchant, (paints) => median(paints.map(({ shift }) => shift)));
  return [
    atMost(largestLimit, {
      what: `home of ${mainMerchant} on a slow phone, at 1.6 Mbps and 150 ms: largest contentful paint, median`,
      livery: median(liveryVisits.map(({ largest }) => largest)),
      byHand: median(byHandVisits.map(({ largest }) => largest)),
      show: formats.milliseconds,
    }),
    atMost(largestLimit, {
      what: `the same, slowest merchant (${slowest.merchant})`,
      livery: slowest.value,
      show: formats.milliseconds,
    }),
    atMost(0.05, {
      what: `the same, layout shift of the merchant that shifts most (${mostShifted.merchant}), median`,
      livery: mostShifted.value,
      show: formats.score,
    }),
    withoutTarget({
      what: 'the same, largest shift of any visit',
      livery: Math.max(...[...visitsByMerchant.values()].flat().map(({ shift }) => shift)),
      show: formats.score,
    }),
    atMost(1000, {
      what: 'home again without a network, on the same phone: first paint, median',
      livery: median(offline),
      show: formats.milliseconds,
    }),
  ];
}

const homeOf = (merchant: string) => `http://${merchant}.localhost:${port}/m/home`;

async function visitsOf(times: number, visit: () => Promise<Paints>): Promise<readonly Paints[]> {
  const allPaints: Paints[] = [];
  for (let time = 0; time < times; time += 1) allPaints.push(await visit());
  return allPaints;
}

/** Visits of a hand-written page with the same picture. */
async function handVisits(
  liveryServer: RunningServer,
  picture: string,
  visit: () => Promise<Paints>,
): Promise<readonly Paints[]> {
  const { headers, body } = await liveryServer.ask(picture, `${mainMerchant}.localhost`, 'identity');
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
