// Runs a TypeScript entry of this project: `node src/ops/run.mjs src/ops/merchant.ts check`.
// Node 20 cannot read TypeScript itself. Vite builds the entry with the project's aliases, and the built code is kept.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptCode } from './build/kept.mjs';
import { installWhatIsMissing } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const [entry, ...rest] = process.argv.slice(2);
if (entry === undefined) {
  console.error('run.mjs needs the path of a TypeScript entry, for example src/ops/merchant.ts.');
  process.exit(2);
}

// A reader of only the first lines, such as `head`, closes the pipe: that is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await installWhatIsMissing(root);
process.argv = [process.argv[0], resolve(root, entry), ...rest];
const module = await import(await keptCode(root, resolve(root, entry)));
if (typeof module.main === 'function') {
  process.exitCode = (await module.main(rest)) ?? process.exitCode ?? 0;
}
