// `npm run dev`: the same server without a build. Code reloads in place, a merchant's JSON reloads the page.
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientEntry } from './build/plan.mjs';
import { installWhatIsMissing } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
await installWhatIsMissing(root);
const { createServer } = await import('vite');
const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    allowedHosts: true,
    watch: { ignored: ['**/dist/**', '**/.livery/**'] },
  },
});
vite.config.logger.hasWarned = false;

const load = (path) => vite.ssrLoadModule(resolve(root, path));
const { startDevelopment } = await load('src/server/dev.ts');
const started = await startDevelopment({
  root,
  http,
  clientEntry: `/${clientEntry}`,
  middlewares: vite.middlewares,
  render: async (input) => (await load('src/storefront/app/entry-server.tsx')).renderStorefront(input),
  reload: () => vite.ws.send({ type: 'full-reload' }),
});
if (!started.ok) {
  console.error(started.message);
  await vite.close();
  process.exit(1);
}
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)));
}
