// Runs a TypeScript entry of this project: `node src/ops/run.mjs src/ops/merchant.ts check`.
// Node 20 cannot read TypeScript itself; Vite's module runner can, with the project's own aliases.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomAliases } from './build/aliases.mjs';
import { installWhatIsMissing } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const [entry, ...rest] = process.argv.slice(2);
if (entry === undefined) {
  console.error('run.mjs needs the path of a TypeScript entry, for example src/ops/merchant.ts.');
  process.exit(2);
}

// Whoever reads only the first lines, such as `head`, has what they wanted.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

installWhatIsMissing(root);
const { runnerImport } = createRequire(import.meta.url)('vite');
process.argv = [process.argv[0], resolve(root, entry), ...rest];
const { module } = await runnerImport(resolve(root, entry), {
  root,
  resolve: { alias: roomAliases(root) }, // runnerImport reads no config file
  logLevel: 'error',
});
if (typeof module.main === 'function') {
  process.exitCode = (await module.main(rest)) ?? process.exitCode ?? 0;
}
