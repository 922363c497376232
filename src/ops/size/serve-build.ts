import { type Served, serve } from '../bench/server/serve';

/** Serves the build that is there, as it is: `npm start` would build anew. */
export function serveBuild(port: number): Promise<Served> {
  const start = "process.exitCode = await (await import('./dist/server/main.js')).main();";
  return serve(['--input-type=module', '-e', start], { port, path: '/healthz' });
}
