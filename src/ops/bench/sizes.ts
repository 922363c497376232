import budget from '../size/budget.json';
import { measureSizes, type SizeName } from '../size/measure-sizes';
import { serveBuild } from '../size/serve-build';
import { askedScripts } from './browser/asked-scripts';
import { atMost, type Part, shown } from './figure';
import { buildWhatIsStale } from './run-script';

const names = [
  'homeScripts',
  'homeStyles',
  'routeScripts',
  'lazyScripts',
  'engine',
] as const satisfies readonly SizeName[];

const port = 4362;

/** What a player downloads, gzipped. The same budget is a gate in CI. */
export const sizes: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  say('measuring …');
  const measured = await measureSizes(port);
  const { limit } = budget.homeScripts;
  const [home, register] = await askedByBrowser();
  return [
    ...names.map((name) => {
      const { bytes, which } = measured[name];
      const what = `${budget[name].what} (largest: ${which})`;
      return atMost(budget[name].limit, { what, livery: bytes, show: shown.kilobytes });
    }),
    atMost(limit, {
      what: 'JS that a browser asks for until home answers to taps',
      livery: home.answering,
      show: shown.kilobytes,
    }),
    atMost(180_000, { what: 'the same, until home is quiet', livery: home.quiet, show: shown.kilobytes }),
    atMost(165_000, { what: 'JS until the registration is quiet', livery: register.quiet, show: shown.kilobytes }),
  ];
};

/** The same, measured in a browser: nothing is loaded that the HTML does not name. */
async function askedByBrowser() {
  const served = await serveBuild(port);
  const asked = (page: string) => askedScripts(`http://aurora.localhost:${port}/m/${page}`);
  try {
    return [await asked('home'), await asked('register')] as const;
  } finally {
    await served.stop();
  }
}
