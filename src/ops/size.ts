import { existsSync } from 'node:fs';
import { toRows } from './bench/table';
import budget from './size/budget.json';
import { measureSizes, type SizeName } from './size/measure-sizes';

const port = 4362;
const sizeNames = [
  'homeScripts',
  'homeStyles',
  'routeScripts',
  'lazyScripts',
  'engine',
] as const satisfies readonly SizeName[];

/**
 * Prints the sizes of a player's downloads beside `size/budget.json`, gzipped, in kB of 1,000 bytes. Exit code 1 over
 * budget.
 */
export async function main(): Promise<number> {
  if (!existsSync('dist/client/.vite/manifest.json')) {
    console.error('There is no build in dist/, so no size is known. Run `node src/ops/build.mjs` first.');
    return 1;
  }
  const sizes = await measureSizes(port);
  const rows = sizeNames.map((name) => {
    const { bytes, which } = sizes[name];
    const { what, limit } = budget[name];
    return {
      isOver: bytes > limit,
      cells: [what, which, kilobytes(bytes), kilobytes(limit), bytes > limit ? 'OVER' : 'yes'],
    };
  });
  console.log(toRows([['what, gzipped', 'largest', 'size', 'budget', 'within'], ...rows.map(({ cells }) => cells)]));
  const overCount = rows.filter(({ isOver }) => isOver).length;
  if (overCount > 0)
    console.error(
      `${overCount} of ${rows.length} sizes are over the budget, so pages load slower than promised. Load less at once, or lazily.`,
    );
  return overCount > 0 ? 1 : 0;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
