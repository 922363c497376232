/** What the studio's server and its page agree on about conditions. */

/** A condition as a sentence. `when`: as a file says it; `opposite`: the condition that holds for everybody else. */
export type Sentence = {
  readonly words: string;
  readonly when: unknown;
  readonly opposite: unknown;
  /** How its parts are joined; undefined if it has none. */
  readonly joined?: 'all' | 'any';
  readonly parts: readonly Sentence[];
};

/** A kind of visitor, and whether a node shows to them. `waits`: its place is kept. */
export type Seer = {
  readonly persona: string;
  readonly words: string;
  readonly state: 'shows' | 'waits' | 'hidden';
};

/** A condition that a node may get. */
export type ConditionChoice = {
  readonly group: 'Visitors' | 'Languages' | 'Pages' | 'Conditions of the brand' | 'Facts' | 'Switches';
  readonly words: string;
  readonly doc: string;
  /** What has to hold too before its opposite is known. */
  readonly guards: readonly unknown[];
} & (
  | { readonly when: unknown }
  /** The fact is compared with a value that is typed. */
  | { readonly asks: { readonly at: string; readonly type: 'string' | 'number' | 'boolean' } }
);
