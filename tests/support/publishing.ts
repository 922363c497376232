import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@/engine';
import { contentHash } from '@/sites/content-hash';
import { createFolderTarget } from '@/sites/publish/folder-target';
import type { Occasion } from '@/sites/publish/history';
import { type OfferedBrand, planPublication } from '@/sites/publish/plan';
import { type OfferedBuild, planBuild } from '@/sites/publish/plan-build';
import { createPublisher, type PublisherInput } from '@/sites/publish/publisher';
import { createS3Target, parseS3 } from '@/sites/publish/s3-target';
import type { Target } from '@/sites/publish/target';
import { openFakeS3 } from './fake-s3';

/** As in use, but for the pauses; `timeoutMs` is short only where a test is about slow answers. */
const quick = { tries: 8, pauseMs: 1, timeoutMs: 30_000 };

/** A place to publish to, and how it is emptied. */
export type Place = { readonly target: Target; readonly close: () => void };

export function openFolderPlace(): Place & { readonly folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  const folder = join(root, 'live');
  return { folder, target: createFolderTarget(folder), close: () => rmSync(root, { recursive: true }) };
}

/** A bucket of a fake store. `open` gives the target as another publisher sees it. */
export async function openBucket() {
  const store = await openFakeS3();
  const open = (more: Partial<typeof quick> = {}, name = 's3://bucket/live') =>
    createS3Target(parseS3(name, store.env), { ...quick, ...more });
  return { store, open, target: open(), url: new URL('bucket/live/', store.url), close: store.close };
}

/** A site with pictures, as it is offered for publication. */
export function offer(
  site: Site,
  pictures: { readonly [name: string]: string } = { 'logo.svg': '<svg/>' },
): OfferedBrand {
  const assets = Object.entries(pictures).map(([name, text]) => {
    return [name, { hash: contentHash(text), read: async () => new TextEncoder().encode(text) }] as const;
  });
  return { site, assets: new Map(assets) };
}

const usual: Occasion = { kind: 'publish', by: 'ops', note: '', words: [] };

/** Publishes sites to a target as `npm run merchant -- publish` does. Gives the version. */
export async function publishTo(
  target: Target,
  offered: readonly OfferedBrand[],
  more: Partial<PublisherInput & Occasion> & { readonly build?: OfferedBuild } = {},
): Promise<number> {
  const { kind = usual.kind, by = usual.by, note = usual.note, words = usual.words } = more;
  const publisher = createPublisher({ key: undefined, ...more, target });
  const current = await publisher.current();
  const plan = await planPublication(current.entries, offered);
  const { builds, uploads } = await planBuild(current.builds, more.build, (more.clock ?? Date.now)());
  const whole = { ...plan, builds, uploads: [...plan.uploads, ...uploads] };
  return publisher.publish(current, whole, { kind, by, note, words });
}

/** A build of the client, as it is offered for publication. */
export function offerBuild(id: string, files: { readonly [path: string]: string }): OfferedBuild {
  const contents = Object.entries(files).map(
    ([path, text]) => [path, async () => new TextEncoder().encode(text)] as const,
  );
  return { id, files: new Map(contents) };
}
