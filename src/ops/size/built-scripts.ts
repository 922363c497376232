import { isObject } from '@/engine/json';
import { readJson } from '../read-json';

/** The build's manifests. Files are named as in them: `assets/home-1a2b.js`. */
export type BuiltScripts = {
  /** The named files and all their static imports. */
  readonly withImports: (files: Iterable<string>) => ReadonlySet<string>;
  /** Files that a widget needs at once. */
  readonly ofWidget: (use: string) => readonly string[];
  /** Files that are imported on demand. */
  readonly onDemand: readonly string[];
};

type Chunk = { readonly file: string; readonly imports: readonly string[]; readonly isOnDemand: boolean };

/** Reads the manifests of a built browser part. */
export function readBuiltScripts(client: string): BuiltScripts {
  const manifest = entriesOf(readJson(`${client}/.vite/manifest.json`)).map(
    ([key, value]) => [key, toChunk(value)] as const,
  );
  const fileOf = new Map(manifest.map(([key, { file }]) => [key, file]));
  const importsOf = new Map(
    manifest.map(([, { file, imports }]) => [file, imports.flatMap((key) => fileOf.get(key) ?? [])]),
  );
  const plan = readJson(`${client}/.vite/storefront.json`);
  const widgets = new Map(
    entriesOf(isObject(plan) ? plan.widgets : undefined).map(([use, links]) => [use, preloadsOf(links)]),
  );
  const withImports = (files: Iterable<string>) => {
    const visited = new Set<string>();
    const queue = [...files];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (visited.has(file)) continue;
      visited.add(file);
      queue.push(...(importsOf.get(file) ?? []));
    }
    return visited;
  };
  const onDemand = manifest
    .filter(([, chunk]) => chunk.isOnDemand && chunk.file.endsWith('.js'))
    .map(([, { file }]) => file);
  return { withImports, ofWidget: (use) => widgets.get(use) ?? [], onDemand };
}

function toChunk(value: unknown): Chunk {
  const chunk = isObject(value) ? value : {};
  return { file: String(chunk.file), imports: textsIn(chunk.imports), isOnDemand: chunk.isDynamicEntry === true };
}

function preloadsOf(links: unknown): readonly string[] {
  return textsIn(isObject(links) ? links.preloads : undefined).map((path) => path.replace(/^\//, ''));
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
