// Takes pictures of screens in two states of the merchants: `node src/ops/pictures/take-pictures.mjs < order.json`.
// Prints one line of JSON per screen. For the format of an order see src/review/screens/take-pictures.ts.
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
  const { takePictures } = await import(await keptCode(root, join(root, 'src/review/screens/take-pictures.ts')));
  for await (const pictures of takePictures(order, { root, executablePath })) print(pictures);
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
