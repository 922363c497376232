import type { Catalogue, Facts, Platform, Site } from '@/engine';

/** Kinds of changes that players notice. `unreachable`: the page exists, but nothing leads to it any more. */
export type ChangeKind =
  | 'appears'
  | 'goes'
  | 'moves'
  | 'text'
  | 'look'
  | 'target'
  | 'access'
  | 'unreachable'
  | 'setting';

/** The words of a node or text in one language. Empty: no words. */
export type Words = { readonly language: string; readonly before: string; readonly after: string };

/** One difference. `node` is the id of a node, `$page` for the page itself, or empty for the whole brand. */
export type Change = {
  readonly kind: ChangeKind;
  readonly node: string;
  /** What reports call it: the node's words as players read them, else its widget; of a setting, its path. */
  readonly name: string;
  /** What happens to the node, as the end of a sentence: `moves after 'Records'`. */
  readonly does: string;
  /** `does` with ids of nodes and pages instead of their words, if it names any. */
  readonly plain?: string;
  readonly words?: Words;
  /** The key of the text tables whose words changed. */
  readonly key?: string;
};

/** A change with the pages, personas and languages that it concerns. Empty lists mean all of them. */
export type SeenChange = Omit<Change, 'words'> & {
  readonly brands: readonly string[];
  readonly pages: readonly string[];
  readonly personas: readonly string[];
  /** Visitors like these personas, but for one value, who do not see the change: `member-0 + play.pause is timeout`. */
  readonly unaffected: readonly string[];
  readonly languages: readonly string[];
  /** Console settings under which the change shows: `MAILCEN off`. Empty: the settings as they are. */
  readonly states: readonly string[];
  readonly words: readonly Words[];
};

/** A brand before or after: its composed config, its console's answers, and the facts of each persona. */
export type BrandState = {
  readonly site: Site;
  readonly console: unknown;
  readonly platform: Platform;
  /** Pictures by name, each with the hash of its bytes. */
  readonly assets: ReadonlyMap<string, string>;
  /** The facts of a persona on a page. If both states have the same function, no fact changed. */
  readonly facts: (persona: string, page: string, language: string) => Facts;
};

/**
 * `language`: language of the names of entries, if the brand has it. `isFromServer`: one side comes from a running
 * server, already resolved, so other switches cannot be tried on it.
 */
export type CompareOptions = {
  readonly catalogue: Catalogue;
  readonly personas: readonly string[];
  readonly isFromServer?: boolean;
  readonly language?: string | undefined;
};
