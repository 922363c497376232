import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type ApiInput, createStudioApi } from './studio-api';
import { createAppFiles } from './web/app-files';
import { createGuard, type GuardInput } from './web/guard';

export type StudioInput = ApiInput & {
  readonly guard: GuardInput;
  /** The folder of the studio's built page. */
  readonly app: string;
  /** Origins of the frames, as a policy names them. */
  readonly frames: string;
};

/** The studio's web application, and how to tell open pages that something has changed. */
export type Studio = { readonly fetch: Hono['fetch']; readonly tell: () => void };

export function createStudio(input: StudioInput): Studio {
  const listeners = new Set<() => void>();
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cache-control', 'no-store');
  });
  app.use(createGuard(input.guard));
  app.get('/api/changes', (context) =>
    streamSSE(context, async (stream) => {
      const send = () => void stream.writeSSE({ data: 'changed' });
      listeners.add(send);
      await new Promise<void>((done) => stream.onAbort(done));
      listeners.delete(send);
    }),
  );
  app.route('/api', createStudioApi(input));
  app.route('/', createAppFiles(input.app, input.frames));
  return {
    fetch: app.fetch,
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
