import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createFolderBuild } from '@/server/assets/create-folder-build';
import { toPolicy } from '@/server/pages/security-policy';
import { type StartInput, startServer } from '@/server/start-server';
import { createPreviewGate } from './preview-gate';

/** Most frames side by side. Each has a host of its own, and with it cookies and storage of its own. */
export const mostFrames = 24;

/** A server of storefronts that take over each change of their files. */
export type Preview = { readonly port: number; readonly key: string; readonly stop: () => Promise<void> };

export type PreviewInput = {
  readonly root: string;
  /** The folder of merchants that it shows. */
  readonly folder: string;
  /** The name of that folder in messages. */
  readonly shownAs: string;
  /** The studio's build: see `ops/build/studio.mjs`. */
  readonly build: string;
  /** The host of the studio; those of the frames are below it, so that a browser lets them keep things. */
  readonly host: string;
  /** The origin that may frame it. */
  readonly studioOrigin: string;
  /** What a visitor needs to be let in. */
  readonly key: string;
  readonly render: StartInput['render'];
  readonly log: NonNullable<StartInput['log']>;
  /** Called when a merchant has changed. */
  readonly onChange?: () => void;
};

/** Starts a server with a platform of its own in memory. Rejects with the reason if it cannot start. */
export async function openPreview(input: PreviewInput): Promise<Preview> {
  const { root, folder, shownAs, host, studioOrigin, key, log } = input;
  // It is written into HTML: no `</` in it may end its script.
  const agent = readFileSync(join(input.build, 'agent.js'), 'utf8').replaceAll('</', '<\\/');
  const visit = readFileSync(join(input.build, 'visit.js'), 'utf8');
  const plain = createFolderBuild(join(input.build, 'preview/client'));
  // A service worker would keep pages of an older draft.
  const build = { ...plain, worker: undefined, inlineModules: [agent.replace('__STUDIO_ORIGIN__', studioOrigin)] };
  const gate = createPreviewGate({ key, visit, studioOrigin });
  const started = await startServer({
    root,
    env: environmentOf(folder),
    // As in `server/listen.ts`: else Node itself answers a request without a host, without the common headers.
    http: createServer({ requireHostHeader: false }),
    middleware: gate.middleware,
    render: input.render,
    build: () => build,
    policy: (policy) => toPolicy(policy).replace("frame-ancestors 'self'", `frame-ancestors 'self' ${studioOrigin}`),
    freshMs: 0,
    sendsDrafts: true,
    hostsOf: ({ site }) => Array.from({ length: mostFrames }, (_, index) => `${index}--${site.id}.${host}`),
    onSites: (findings) => {
      // The studio itself tells warnings; in a phone they would stand over the page.
      const errors = findings.filter(({ severity }) => severity === 'error');
      gate.tell(errors.map((error) => ({ ...error, line: error.line.replaceAll(folder, shownAs) })));
      input.onChange?.();
    },
    log,
    announces: false,
  });
  if (!started.ok) throw new Error(started.message);
  return {
    port: started.port,
    key,
    stop: async () => {
      gate.close();
      await started.stop();
    },
  };
}

/** Nothing of the environment that reaches a real platform, other machines or files of other servers. */
function environmentOf(folder: string): StartInput['env'] {
  return {
    CONFIG_SOURCE: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    SANDBOX_DB: ':memory:',
    LAST_GOOD: 'off',
    SERVICE_WORKER: 'off',
    DRAIN_SECONDS: '0',
  };
}
