// `npm run dev`: the same server without a build. Open pages take over changed code and a merchant's changed JSON.
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireWritable } from './alone.mjs';
import { clientEntry } from './build/plan.mjs';
import { installWhatIsMissing } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
await installWhatIsMissing(root);
requireWritable(root, 'npm run dev');
const { createServer } = await import('vite');
const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  appType: 'custom',
  // Vite finds all libraries before the first page opens: one that it met later would reload open pages.
  optimizeDeps: { entries: [clientEntry] },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    allowedHosts: true,
    watch: { ignored: ['**/dist/**', '**/.livery/**'] },
  },
});
vite.config.logger.hasWarned = false;

/** What is wrong with the files of merchants, for pages that open later. */
let findings = [];
vite.ws.on('livery:follow', (_, client) => client.send('livery:merchants', findings));

const load = (path) => vite.ssrLoadModule(resolve(root, path));
const { startDevelopment } = await load('src/server/dev.ts');
const started = await startDevelopment({
  root,
  http,
  clientEntry: `/${clientEntry}`,
  middlewares: vite.middlewares,
  render: async (input) => (await load('src/storefront/app/entry-server.tsx')).renderStorefront(input),
  tell: (next) => {
    findings = next;
    vite.ws.send('livery:merchants', findings);
  },
});
if (!started.ok) {
  console.error(started.message);
  await vite.close();
  process.exit(1);
}
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)));
}
