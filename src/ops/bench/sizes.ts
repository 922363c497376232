import budget from '../size/budget.json';
import { measureSizes, type SizeName } from '../size/measure-sizes';
import { serveBuild } from '../size/serve-build';
import { requestedScripts } from './browser/requested-scripts';
import { atMost, formats, type Part } from './figure';
import { buildWhatIsStale } from './run-script';

const sizeNames = [
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
  const measuredSizes = await measureSizes(port);
  const { limit } = budget.homeScripts;
  const [home, register] = await scriptsOfBrowser();
  return [
    ...sizeNames.map((name) => {
      const { bytes, which } = measuredSizes[name];
      const what = `${budget[name].what} (largest: ${which})`;
      return atMost(budget[name].limit, { what, livery: bytes, show: formats.kilobytes });
    }),
    atMost(limit, {
      what: 'JS that a browser asks for until home answers to taps',
      livery: home.answering,
      show: formats.kilobytes,
    }),
    atMost(180_000, { what: 'the same, until home is quiet', livery: home.quiet, show: formats.kilobytes }),
    atMost(165_000, { what: 'JS until the registration is quiet', livery: register.quiet, show: formats.kilobytes }),
  ];
};

/** The scripts that a browser asks for, also those that the HTML does not name. */
async function scriptsOfBrowser() {
  const server = await serveBuild(port);
  const scriptsOf = (page: string) => requestedScripts(`http://aurora.localhost:${port}/m/${page}`);
  try {
    return [await scriptsOf('home'), await scriptsOf('register')] as const;
  } finally {
    await server.stop();
  }
}
