import type { Site } from '@/engine';
import type { Publication } from './published';

/** A file of a merchant's `assets/` folder or of an ancestor's. `hash` names its content. */
export type Asset = {
  readonly hash: string;
  readonly read: () => Promise<Uint8Array>;
};

/** A site as players get it now. `version` changes with the site's hash and with any of its assets. */
export type ServedSite = {
  readonly site: Site;
  readonly version: string;
  /** By file name below `assets/`, e.g. `logo.svg`. */
  readonly assets: ReadonlyMap<string, Asset>;
};

/** Served sites by merchant id. Each new state is a new map. */
export type ServedSites = ReadonlyMap<string, ServedSite>;

/** Where sites come from. Each merchant keeps its last good site until a new one compiles. */
export type SiteSource = {
  readonly current: () => ServedSites;
  /** Checks for a change at low cost and applies it. Called before each navigation; never rejects. */
  readonly refresh: () => Promise<void>;
  readonly onChange: (listener: () => void) => void;
  /** The publication that was read last; without it the sites come from a folder, or none was read yet. */
  readonly publication?: () => Pick<Publication, 'version' | 'expires'> | undefined;
  /**
   * How to read a file of a published build of the client, such as `/assets/app-1.js`; undefined where none has it.
   * Content that does not match its hash is refused.
   */
  readonly builtFile?: (path: string) => (() => Promise<Uint8Array>) | undefined;
  readonly close: () => void;
};
