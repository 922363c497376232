import type { Catalogue, Facts, Platform, Site } from '@/engine';

/** What kind of thing a player meets changed. `unreachable`: the page is there, and nothing leads to it any more. */
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

/** What something says in one language. Empty: nothing. */
export type Words = { readonly language: string; readonly before: string; readonly after: string };

/** One difference, of whomever it is seen. `node` is a node's id, `$page` for the page itself, empty for the whole brand. */
export type Change = {
  readonly kind: ChangeKind;
  readonly node: string;
  /** What players call it: its words where it has some. */
  readonly name: string;
  /** What happens to it, as the rest of a sentence: `moves after 'Records'`. */
  readonly does: string;
  /** The same by the ids of nodes and pages, where it names some. */
  readonly plain?: string;
  readonly words?: Words;
  /** The key of the text tables whose words are others now. */
  readonly key?: string;
};

/** A change with where, for whom and in which languages. Empty lists: every page, everybody, every language. */
export type SeenChange = Omit<Change, 'words'> & {
  readonly brands: readonly string[];
  readonly pages: readonly string[];
  readonly personas: readonly string[];
  /** Visitors made after these personas who do not meet it: `member-0 + play.pause is timeout`. */
  readonly spared: readonly string[];
  readonly languages: readonly string[];
  /** What the consoles would have to say for it: `MAILCEN off`. Empty: as they are. */
  readonly states: readonly string[];
  readonly words: readonly Words[];
};

/** A brand before or after: what is composed, what its console answers, and what is known of each persona. */
export type BrandState = {
  readonly site: Site;
  readonly console: unknown;
  readonly platform: Platform;
  /** Pictures by name, each with the hash of its bytes. */
  readonly assets: ReadonlyMap<string, string>;
  /** The facts of a persona on a page. The same function before and after says that nothing of them changed. */
  readonly facts: (persona: string, page: string, language: string) => Facts;
};

/** `language`: what entries are named in, where the brand speaks it. `isResolved`: one side is what a running server has resolved, so that nothing is known of it under other switches. */
export type Comparing = {
  readonly catalogue: Catalogue;
  readonly personas: readonly string[];
  readonly isResolved?: boolean;
  readonly language?: string | undefined;
};
