// Takes pictures of screens before and after: `node src/ops/pictures/take-pairs.mjs < order.json`.
// Prints one line of JSON per screen. For the format of an order see src/qa/pictures/take-pairs.ts.
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { installedChromium } from '../../review/screens/chromium.mjs';
import { keptCode } from '../build/kept.mjs';
import { buildWhatIsStale } from '../build.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const order = JSON.parse(await text(process.stdin));
const executablePath = await installedChromium();
if (executablePath === undefined) print({ missing: 'browser' });
else {
  await buildWhatIsStale(root);
  const { takePairs } = await import(await keptCode(root, join(root, 'src/ops/pictures/take-pairs.ts')));
  for await (const pair of takePairs(order, { root, executablePath })) print(pair);
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
