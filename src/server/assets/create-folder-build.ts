import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '@/sites/content-hash';
import type { Build, BuiltFile, DocumentLinks } from './build';
import { contentTypeOf } from './content-types';
import type { EncodedBody } from './encode-body';

/** The build's plan for the server: the files of the entry and of each widget. */
type Plan = {
  readonly id: string;
  readonly entry: DocumentLinks;
  readonly widgets: ReadonlyMap<string, DocumentLinks>;
};

const planFile = '.vite/storefront.json';
const workerFile = '.vite/service-worker.js';

/**
 * Reads a built storefront. Files are found by name in a list made at the start, so no path can leave the folder.
 * Throws if there is no build.
 */
export function createFolderBuild(folder: string): Build {
  const plan = parsePlan(JSON.parse(readFileSync(join(folder, planFile), 'utf8')));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('/.') && !/\.(br|gz)$/.test(name));
  const files = new Map(names.map((name) => [name, toBuiltFile(folder, name)]));
  const styles = new Map(
    names.filter((name) => name.endsWith('.css')).map((name) => [name, readStyle(join(folder, name))]),
  );
  return {
    id: plan.id,
    find: (path) => files.get(path),
    linksFor: (widgets) => toLinks(plan, widgets),
    styleAt: (href) => styles.get(href),
    inlineModules: [],
    worker: readText(join(folder, workerFile)),
  };
}

/** Whether `folder` has a built storefront. */
export function hasFolderBuild(folder: string): boolean {
  return existsSync(join(folder, planFile));
}

function toBuiltFile(folder: string, name: string): BuiltFile {
  const isImmutable = name.startsWith('/assets/');
  let body: EncodedBody | undefined = isImmutable ? readBody(join(folder, name)) : undefined;
  return {
    contentType: contentTypeOf(name),
    isImmutable,
    body: async () => {
      body ??= readBody(join(folder, name));
      return body;
    },
  };
}

/** A file with its encodings. Those of `/assets/` are read at the start, since a later build removes them. */
function readBody(path: string): EncodedBody {
  const plain = read(path) ?? new Uint8Array();
  return { plain, br: read(`${path}.br`), gzip: read(`${path}.gz`), etag: `W/"${contentHash(plain)}"` };
}

/** Reads a style sheet. `</` is escaped, so that the text cannot close its `<style>` element. */
function readStyle(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('</', '<\\/');
}

function read(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function toLinks(plan: Plan, widgets: readonly string[]): DocumentLinks {
  const parts = [plan.entry, ...widgets.flatMap((widget) => plan.widgets.get(widget) ?? [])];
  const { scripts } = plan.entry;
  const preloads = parts.flatMap((part) => part.preloads).filter((file) => !scripts.includes(file));
  return { scripts, preloads: [...new Set(preloads)], styles: [...new Set(parts.flatMap((part) => part.styles))] };
}

function parsePlan(value: unknown): Plan {
  const plan = toObject(value);
  const widgets = Object.entries(toObject(plan.widgets)).map(([use, links]) => [use, parseLinks(links)] as const);
  return { id: String(plan.id), entry: parseLinks(plan.entry), widgets: new Map(widgets) };
}

function parseLinks(value: unknown): DocumentLinks {
  const links = toObject(value);
  const list = (entries: unknown) => (Array.isArray(entries) ? entries.map(String) : []);
  return { scripts: list(links.scripts), preloads: list(links.preloads), styles: list(links.styles) };
}

function toObject(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
