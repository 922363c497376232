import { measureSizes, type SizeName } from '../size/measure-sizes';
import { serveBuild } from '../size/serve-build';
import budget from '../size-budget.json';
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
  return [
    ...names.map((name) => {
      const { bytes, which } = measured[name];
      const what = `${budget[name].what} (largest: ${which})`;
      return atMost(budget[name].limit, { what, livery: bytes, show: shown.kilobytes });
    }),
    atMost(limit, {
      what: 'JS that a browser asks for until home has loaded',
      livery: await askedByBrowser(),
      show: shown.kilobytes,
    }),
  ];
};

/** The same from outside, so that nothing is loaded that the HTML does not name. */
async function askedByBrowser(): Promise<number> {
  const served = await serveBuild(port);
  return askedScripts(`http://aurora.localhost:${port}/m/home`).finally(served.stop);
}
