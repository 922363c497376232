import type { ClaimsByBrand, ConfigFile, Issue, Site } from '@/engine';

/** The sites that the engine compiles from config files. The same files give the same site objects. */
export type LoadedSites = {
  readonly sites: ReadonlyMap<string, Site>;
  readonly issues: readonly Issue[];
  /** Merchants with an error in their own files or in a parent's. */
  readonly broken: ReadonlySet<string>;
  readonly consoles: ReadonlyMap<string, unknown>;
};

/** Compiles config files. `before`: each brand's codes and domains so far. A brand that takes another's is broken. */
export type LoadSites = (files: readonly ConfigFile[], before?: readonly ClaimsByBrand[]) => LoadedSites;
