import type { ConfigFile, Held, Issue, Site } from '@/engine';

/** What the engine makes of config files. The same files give the same site objects again. */
export type LoadedSites = {
  readonly sites: ReadonlyMap<string, Site>;
  readonly issues: readonly Issue[];
  /** Merchants with an error of their own or of a parent. */
  readonly broken: ReadonlySet<string>;
  readonly consoles: ReadonlyMap<string, unknown>;
};

/** Reads config files. `before`: who held which code and domain; who takes another one's is broken. */
export type LoadSites = (files: readonly ConfigFile[], before?: readonly Held[]) => LoadedSites;
