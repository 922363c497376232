import { type RunningServer, serve } from '../bench/server/serve';

/** Serves the existing build: `npm start` would build again. */
export function serveBuild(port: number): Promise<RunningServer> {
  const start = "process.exitCode = await (await import('./dist/server/main.js')).main();";
  return serve(['--input-type=module', '-e', start], { port, path: '/healthz' });
}
