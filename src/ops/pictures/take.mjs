// Takes pictures of screens before and after: `node src/ops/pictures/take.mjs takePairs < order.json`.
// Prints one line of JSON per screen. The order's format: the module of each function.
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { installedChromium } from '../../review/screens/chromium.mjs';
import { keptCode } from '../build/kept.mjs';
import { buildWhatIsStale } from '../build.mjs';

const modules = {
  takePairs: 'src/ops/pictures/pairs-job.ts',
  takePictures: 'src/review/screens/take-pictures.ts',
};

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const name = process.argv[2];
const order = JSON.parse(await text(process.stdin));
const executablePath = await installedChromium();
if (executablePath === undefined) print({ missing: 'browser' });
else {
  await buildWhatIsStale(root);
  const { [name]: take } = await import(await keptCode(root, join(root, modules[name])));
  for await (const pictures of take(order, { root, executablePath })) print(pictures);
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
