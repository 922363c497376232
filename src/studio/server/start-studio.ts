import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { personaWords } from '@/review/compare/words/who-words';
import type { StartInput } from '@/server/start-server';
import type { Log } from '@/sites/log';
import type { Setting } from '@/studio/contract';
import { createStudio, type Studio } from './create-studio';
import { openDraft } from './draft/open-draft';
import { textAt } from './draft/paths';
import { messages } from './messages';
import { mostFrames, openPreview, type PreviewInput } from './preview/open-preview';
import type { Publishing } from './publish-api';
import { createStudioState } from './studio-state';
import { listenLocally } from './web/listen-locally';
import { newSecret } from './web/secrets';

export type StartStudioInput = {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that `ops/build/studio.mjs` made. */
  readonly build: string;
  /** Draws the storefronts of the frames. */
  readonly render: StartInput['render'];
  readonly log: Log;
  readonly publishing?: Publishing | undefined;
};

/** A running studio: the address to open, with its token. */
export type StartedStudio = { readonly address: string; readonly source: string; readonly stop: () => Promise<void> };

/** Browsers find every name below `localhost` on this machine. Frames on hosts below this one are of the same site. */
const hostName = 'studio.localhost';

/** Starts the studio over the folder of `CONFIG_SOURCE`. Rejects with a sentence if it cannot. */
export async function startStudio({
  root,
  env,
  build,
  render,
  log,
  publishing,
}: StartStudioInput): Promise<StartedStudio> {
  const shownAs = env.CONFIG_SOURCE || './merchant-configs';
  const source = resolve(root, shownAs);
  if (!existsSync(source) || !statSync(source).isDirectory()) throw new Error(messages.noFolder(shownAs));
  const port = env.STUDIO_PORT || '4180';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(messages.noPort(port));
  const draft = openDraft(source, resolve(root, env.STUDIO_DRAFTS || '.livery/studio/drafts'));
  const state = createStudioState(draft, shownAs, (path) => textAt(join(source, path)));
  const [token, session, key] = [newSecret(), newSecret(), newSecret()];
  let studio: Studio | undefined;
  const listening = await listenLocally(Number(port), (request, bindings) =>
    studio === undefined ? new Response(null, { status: 503 }) : studio.fetch(request, bindings),
  );
  const host = `${hostName}:${listening.port}`;
  const shared: Omit<PreviewInput, 'folder'> = {
    ...{ root, build, render, log, key, shownAs: shownAs.replace(/\/+$/, '') },
    host: hostName,
    studioOrigin: `http://${host}`,
  };
  // The merchants are read for the studio while the server of the frames reads them for itself.
  const [preview] = await Promise.all([
    openPreview({ ...shared, folder: draft.folder, onChange: () => studio?.tell() }),
    state.workspace(),
  ]);
  let saved: ReturnType<typeof openPreview> | undefined;
  studio = createStudio({
    state,
    draft,
    source,
    guard: { host: () => host, token, session },
    app: join(build, 'app'),
    // The port of what is saved is not known before it is asked for.
    frames: `http://*.${hostName}:*`,
    setting: async () => ({
      ...settingOf(await state.workspace(), shownAs, preview),
      ...(publishing !== undefined && { publishTo: publishing.to }),
    }),
    publishing,
    savedPort: async () => {
      saved ??= openPreview({ ...shared, folder: source });
      return (await saved).port;
    },
    play: (scenario) => playScenario(preview, scenario),
  });
  return {
    address: `http://${host}/?token=${token}`,
    source: shownAs,
    stop: async () => {
      await Promise.all([listening.close(), preview.stop(), saved?.then((one) => one.stop())]);
    },
  };
}

type Frames = { readonly port: number; readonly key: string };

function settingOf(
  { catalogue }: Awaited<ReturnType<ReturnType<typeof createStudioState>['workspace']>>,
  source: string,
  { port, key }: Frames,
): Setting {
  return {
    source,
    frames: { host: hostName, port, key, most: mostFrames },
    personas: Object.keys(catalogue.personas).map((name) => ({ name, words: personaWords(name, catalogue) })),
    switches: Object.entries(catalogue.switches).map(([name, { doc }]) => ({ name, doc })),
    facts: Object.entries(catalogue.facts).map(([path, { doc, type, known = [] }]) => ({
      path,
      doc,
      type,
      known: known.map(String),
    })),
  };
}

/** Tells the platform of the frames what to play. */
function playScenario({ port, key }: Frames, scenario: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/__sandbox/api/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `preview=${key}` },
    body: JSON.stringify(scenario),
  });
}
