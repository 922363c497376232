import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, startNode } from '../programs';

/** Seconds that the command takes: for all brands of a folder the first time, and for one brand that was changed. */
export type PublishTimes = { readonly first: number; readonly changed: number };

const brand = 'brand-0001';

/** Publishes with the command itself, to a folder, each time in a process of its own. */
export async function timesToPublish(root: string): Promise<PublishTimes> {
  const store = `${benchFolder}/published`;
  rmSync(store, { recursive: true, force: true });
  const env = { ...process.env, CONFIG_SOURCE: root, LAST_GOOD: 'off', PUBLISH_KEY: 'off', PUBLISH_BUILD: 'off' };
  const publish = async (...brands: readonly string[]) => {
    const start = performance.now();
    const child = startNode(['src/ops/run.mjs', 'src/ops/merchant.ts', 'publish', store, ...brands], undefined, env);
    child.stdout?.resume();
    const code = await new Promise<number | null>((done) => child.once('close', done));
    if (code !== 0) throw new Error(`Publishing ended with ${code}, so it has no figures. Its own output says why.`);
    return (performance.now() - start) / 1000;
  };
  const texts = join(root, brand, 'texts/en.json');
  const change = () => writeFileSync(texts, readFileSync(texts, 'utf8').replaceAll(' en 1', ' en 1!'));
  // The command's first start compiles it.
  await publish('--help');
  const first = await publish();
  // Not measured: the first command about one brand keeps what it found in base for the commands after it.
  change();
  await publish(brand);
  change();
  const changed = await publish(brand);
  rmSync(store, { recursive: true, force: true });
  return { first, changed };
}
