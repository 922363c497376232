// Builds the service worker: one file without imports. The server puts the build's id before it.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { targetsOf } from './targets.mjs';

/** Builds the worker to `client/.vite/service-worker.js`, which is not public: only the server reads it. */
export async function buildWorker(build, shared, out) {
  const folder = join(out, 'worker');
  await build({
    ...shared,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: targetsOf(shared.root),
      reportCompressedSize: false,
      lib: {
        entry: join(shared.root, 'src/storefront/app/service-worker/worker.ts'),
        formats: ['iife'],
        name: 'livery',
        fileName: () => 'service-worker.js',
      },
    },
  });
  mkdirSync(join(out, 'client/.vite'), { recursive: true });
  renameSync(join(folder, 'service-worker.js'), join(out, 'client/.vite/service-worker.js'));
  rmSync(folder, { recursive: true, force: true });
}
