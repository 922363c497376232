import { type Claims, isObject, type Site } from '@/engine';

/**
 * A published file. `file` is its path beside `index.json`, `hash` the first 16 or more hexadecimal digits of its
 * SHA-256. `sha256` is the whole of it, which a signed index says of each file.
 */
export type PublishedFile = { readonly hash: string; readonly file: string; readonly sha256?: string };

/** One site of a published index. `hash` is the hash of the site. */
export type PublishedEntry = PublishedFile & {
  readonly assets: { readonly [name: string]: PublishedFile };
  readonly claims?: Claims;
};

/** A build of the client: the file is the list of its files. `at`: when it was last published, epoch ms. */
export type PublishedBuild = PublishedFile & { readonly at: number };

/** Published builds of the client by their id. */
export type PublishedBuilds = ReadonlyMap<string, PublishedBuild>;

/** An `index.json`: the sites, and what `publish` writes beside them. */
export type Publication = {
  readonly entries: ReadonlyMap<string, PublishedEntry>;
  readonly builds: PublishedBuilds;
  /** Rises with each publication: usually its time in UTC as a number, such as 20261124093000. 0: none is named. */
  readonly version: number;
  /** From then on a server that checks signatures does not take this index, epoch ms. */
  readonly expires: number | undefined;
  readonly by: string;
  readonly note: string;
  /** The record of what this publication changed. */
  readonly change: PublishedFile | undefined;
};

/**
 * Reads the sites of an `index.json`, such as
 * `{"format":1,"sites":{"aurora":{"hash":"…","file":"…","assets":{"logo.svg":{"hash":"…","file":"…"}}}}}`; `undefined`
 * where it is no such list.
 */
export function parsePublishedIndex(value: unknown): ReadonlyMap<string, PublishedEntry> | undefined {
  if (!isObject(value) || value.format !== 1 || !isObject(value.sites)) return undefined;
  return parseEntries(value.sites);
}

/** Reads `index.json` with what it says of its publication; `undefined` where it has no list of sites. */
export function parsePublication(value: unknown): Publication | undefined {
  const entries = parsePublishedIndex(value);
  if (entries === undefined || !isObject(value)) return undefined;
  const { version, expires, by, note, change } = value;
  return {
    entries,
    builds: parseBuilds(value.builds),
    version: Number.isSafeInteger(version) ? Number(version) : 0,
    expires: typeof expires === 'string' ? Date.parse(expires) : undefined,
    by: typeof by === 'string' ? by : '',
    note: typeof note === 'string' ? note : '',
    change: isObject(change) ? parseFile(change) : undefined,
  };
}

/** Reads sites by merchant; `undefined` where one lacks its file or its hash. */
export function parseEntries(
  sites: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, PublishedEntry> | undefined {
  const entries = new Map<string, PublishedEntry>();
  for (const [merchant, entry] of Object.entries(sites)) {
    const file = isObject(entry) ? parseFile(entry) : undefined;
    if (file === undefined || !isObject(entry)) return undefined;
    const claims = parseClaims(entry.claims);
    entries.set(merchant, { ...file, assets: parseAssets(entry.assets), ...(claims && { claims }) });
  }
  return entries;
}

function parseBuilds(value: unknown): PublishedBuilds {
  const builds = Object.entries(isObject(value) ? value : {}).flatMap(([id, build]) => {
    const file = isObject(build) ? parseFile(build) : undefined;
    const at = isObject(build) ? Date.parse(String(build.at)) : Number.NaN;
    return file === undefined || Number.isNaN(at) ? [] : [[id, { ...file, at }] as const];
  });
  return new Map(builds);
}

/** The list of a build's files, by path on a brand's host; `undefined` where it is none. */
export function parseBuildFiles(value: unknown): ReadonlyMap<string, PublishedFile> | undefined {
  if (!isObject(value) || value.format !== 1 || !isObject(value.files)) return undefined;
  const files = Object.entries(parseAssets(value.files));
  const isSafe = files.every(([path, { sha256 }]) => path.startsWith('/assets/') && sha256 !== undefined);
  return isSafe ? new Map(files) : undefined;
}

export function parseFile({ hash, file, sha256 }: Readonly<Record<string, unknown>>): PublishedFile | undefined {
  if (typeof hash !== 'string' || typeof file !== 'string') return undefined;
  return { hash, file, ...(typeof sha256 === 'string' && { sha256 }) };
}

/**
 * A published site, or `undefined` where a part is missing. Only its outline is checked: publishing checked the rest.
 */
export function parsePublishedSite(value: unknown): Site | undefined {
  return isSite(value) ? value : undefined;
}

function parseAssets(value: unknown): PublishedEntry['assets'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, asset]) => {
      const file = isObject(asset) ? parseFile(asset) : undefined;
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

function parseClaims(value: unknown): Claims | undefined {
  if (!isObject(value)) return undefined;
  const { codes, domains } = value;
  return isTexts(codes) && isTexts(domains) ? { codes, domains } : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isSite(value: unknown): value is Site {
  if (!isObject(value) || value.format !== 1 || typeof value.id !== 'string' || typeof value.hash !== 'string')
    return false;
  const { merchant, pages, conditions, texts } = value;
  return [merchant, pages, conditions, texts].every(isObject) && [pages, texts].every(hasOnlyObjects);
}

const hasOnlyObjects = (value: unknown) => isObject(value) && Object.values(value).every(isObject);
