// `npm start`: installs missing packages, builds if inputs changed, serves. Built-ins only before the install.
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build/stamp.mjs';
import { hasDependencies, installWhatIsMissing, refuseOddFolder } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
process.env.NODE_ENV = 'production';
refuseOddFolder(root);
// A built server needs only what `npm ci --omit=dev` installs, and no network. A worker's primary has seen to the
// build.
if (cluster.isPrimary && (!isBuilt(root) || !hasDependencies(root))) {
  await installWhatIsMissing(root);
  const { buildWhatIsStale } = await import('./build.mjs');
  await buildWhatIsStale(root);
}
await import('./serve.mjs');
