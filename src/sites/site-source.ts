import type { Site } from '@/engine';

/** A file of a merchant's `assets/` folder, its own or inherited. `hash` names its content. */
export type Asset = {
  readonly hash: string;
  readonly read: () => Promise<Uint8Array>;
};

/** A site as it is served now. `version` changes with the site's hash and with any of its assets. */
export type ServedSite = {
  readonly site: Site;
  readonly version: string;
  /** By file name below `assets/`, e.g. `logo.svg`. */
  readonly assets: ReadonlyMap<string, Asset>;
};

/** Served sites by merchant id. A new map stands for a new state. */
export type ServedSites = ReadonlyMap<string, ServedSite>;

/** Where sites come from. The last good site of each merchant stays until a new one compiles. */
export type SiteSource = {
  readonly current: () => ServedSites;
  /** Looks for a change, cheaply, and takes it. Called before each navigation; never rejects. */
  readonly refresh: () => Promise<void>;
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
};
