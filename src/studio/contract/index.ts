/** What the studio's server and its page agree on. */
import type { Seer, Sentence } from './conditions';
import type { Place } from './place';

export type * from './conditions';
export type * from './past';
export type * from './place';
export type * from './publishing';
export type * from './texts';
export type * from './theme';

export type PageChoice = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'page' | 'shell' | 'dialog';
  /** The address of the page; undefined for one that opens over others, or in a state alone. */
  readonly path?: string;
};

export type BrandChoice = {
  readonly id: string;
  readonly name: string;
  /** The merchants that it inherits from, the nearest first. */
  readonly parents: readonly string[];
  /** The code in the platform's answers. */
  readonly code: string;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Whether it has colours for light and dark. */
  readonly hasBothModes: boolean;
  readonly pages: readonly PageChoice[];
  /** Its files cannot be read, and could not since the studio started: nothing but its name is known. */
  readonly isUnread?: true;
};

export type EditedFile = { readonly path: string; readonly state: 'changed' | 'new' | 'conflict' };

/** A fault as `check` tells it. `isFixable`: only one edit can be meant, and "Fix it" makes it. */
export type Problem = {
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  readonly message: string;
  readonly merchant: string;
  readonly isFixable: boolean;
};

/** What changes with each edit. */
export type Now = {
  /** Rises when anything in the draft changes. */
  readonly version: number;
  readonly brands: readonly BrandChoice[];
  readonly edited: readonly EditedFile[];
  readonly problems: readonly Problem[];
  /** What can be taken back, and done again, in words; empty if nothing. */
  readonly undo: string;
  readonly redo: string;
  /** Merchants with errors: players keep their last good site. */
  readonly broken: readonly string[];
  /** What is tried out by brand: switches, or a recorded console. Never saved. */
  readonly tried: { readonly [brand: string]: Tried };
};

export type Tried = { readonly switches: { readonly [name: string]: boolean }; readonly hasConsole: boolean };

/** What stays as long as the studio runs. */
export type Setting = {
  /** The folder of merchants, as the environment names it. */
  readonly source: string;
  /** Where brands are published to, if anywhere. */
  readonly publishTo?: string;
  readonly frames: { readonly host: string; readonly port: number; readonly key: string; readonly most: number };
  readonly personas: readonly { readonly name: string; readonly words: string }[];
  readonly switches: readonly { readonly name: string; readonly doc: string }[];
  readonly facts: readonly {
    readonly path: string;
    readonly doc: string;
    readonly type: 'string' | 'number' | 'boolean';
    readonly known: readonly string[];
  }[];
};

/** A node of a page as a visitor sees it. */
export type TreeRow = {
  readonly id: string;
  readonly depth: number;
  readonly label: string;
  readonly use: string;
  readonly target: string;
  readonly state: 'shows' | 'waits' | 'hidden';
  readonly reason: string;
};

export type TreeAnswer = {
  readonly page: string;
  readonly title: string;
  /** Why the visitor does not get in; empty if the page is open. */
  readonly access: string;
  readonly rows: readonly TreeRow[];
  /** Nodes that the brand's own file takes away from the page. */
  readonly removed: readonly { readonly id: string; readonly label: string }[];
};

/** How a value is edited. `names`: one of the names that `NamesAnswer` lists. Others are edited in their file. */
export type Field =
  | { readonly kind: 'text' | 'flag' | 'words' }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'names'; readonly of: 'pages' | 'icons' | 'assets' };

/** Names that a brand may use in its pages. */
export type NamesAnswer = { readonly [of in 'pages' | 'icons' | 'assets' | 'texts']: readonly string[] };

/** One value of a node. */
export type NodeValue = {
  readonly path: string;
  /** As JSON; undefined if nobody says it. */
  readonly value?: string;
  readonly field?: Field;
  /** Whether its widget or its action cannot do without it. */
  readonly isNeeded?: true;
  /** What the widget takes if nobody says it, as JSON. */
  readonly usual?: string;
  /** The merchant that says it. */
  readonly from?: string;
  /** Where the parent says otherwise: its value as JSON, empty if it says none. */
  readonly inherits?: string;
  /** The parent's value in words, where JSON would not say it plainly. */
  readonly inheritsAs?: string;
  /** The words of a text, in the language that is looked at. */
  readonly words?: string;
  /** The key of the words in the tables of texts. */
  readonly textKey?: string;
  /** What the widget does with it. */
  readonly doc?: string;
  /** Where it is written. */
  readonly place?: Place;
  /** Where the words are written: in a table of texts. */
  readonly wordsPlace?: Place;
  /** The parent's words, where the brand's own table says them too. */
  readonly inheritsWords?: string;
};

/** A change that would show a node: to look as another visitor, or to turn switches. */
export type Way =
  | { readonly kind: 'persona'; readonly persona: string; readonly words: string }
  | { readonly kind: 'switches'; readonly switches: { readonly [name: string]: boolean }; readonly words: string };

export type NodeAnswer = {
  readonly page: string;
  readonly node: string;
  readonly label: string;
  readonly use: string;
  readonly widget: { readonly title: string; readonly doc: string };
  readonly verdict: string;
  /** Why it shows or not, and what would change that, in sentences. */
  readonly why: readonly string[];
  readonly ways: readonly Way[];
  readonly values: readonly NodeValue[];
  /** Its own condition; undefined if it has none, or one that cannot be read. */
  readonly shownTo?: Sentence;
  readonly seers: readonly Seer[];
  /** The language that they read, in English, where a condition of the node or of what is around it asks for it. */
  readonly seersLanguage?: string;
  /**
   * How many stand in the same list, which one it is, from 0, and whether only the brand has it; undefined for the root
   * and for what is gone.
   */
  readonly place?: { readonly index: number; readonly count: number; readonly isOwn: boolean };
};

/** A change of the nodes of a page. `node`: the id of the node that it is about. */
export type PageChange = { readonly node: string } & (
  | { readonly kind: 'move'; readonly step: -1 | 1 }
  | { readonly kind: 'remove' | 'restore' | 'copy' }
  /** null takes the value away. */
  | { readonly kind: 'value'; readonly path: string; readonly value: unknown }
  /** Takes back what the brand says, so that its parent's value holds. */
  | { readonly kind: 'inherit'; readonly path: string }
  | ({ readonly kind: 'insert' } & InsertPlace & { readonly use: string })
);

/** Where a new node stands: after another one, or last in a slot. */
export type InsertPlace = { readonly where: 'after' } | { readonly where: 'inside'; readonly slot: string };

/** `picked`: the node to work on next, as `page/node`. */
export type ChangeAnswer = { readonly now: Now; readonly picked: string };

/** What may be inserted after a node, or into its slots. */
export type InsertChoice = InsertPlace & {
  readonly words: string;
  readonly widgets: readonly { readonly use: string; readonly title: string; readonly doc: string }[];
};

export type FileAnswer = {
  readonly path: string;
  readonly text: string;
  /** Names the text, so that two windows do not write over each other. */
  readonly version: string;
  /** The text of the folder of merchants; empty for a new file. */
  readonly saved: string;
};

/** The texts of a file: when the edit began, in the folder of merchants now, and in the draft. Empty: no file. */
export type Conflict = { readonly path: string; readonly began: string; readonly disk: string; readonly here: string };
export type SaveAnswer = { readonly saved: readonly string[]; readonly conflicts: readonly Conflict[] };
/** Which text to save of each file in conflict. `disk` is the text in the folder that the choice was about. */
export type SaveAnswers = { readonly [path: string]: { readonly take: 'here' | 'disk'; readonly disk: string } };

/** What changes for players, in sentences. */
export type CompareAnswer = {
  readonly summary: string;
  readonly notes: readonly string[];
  readonly groups: readonly { readonly brands: string; readonly sentences: readonly string[] }[];
  /** What changes only with other settings of the console. */
  readonly otherwise: readonly { readonly brands: string; readonly sentences: readonly string[] }[];
};

export type SearchHit = {
  readonly kind: 'page' | 'node' | 'text' | 'file' | 'switch' | 'fact';
  readonly words: string;
  readonly detail: string;
  readonly page?: string;
  readonly node?: string;
  readonly place?: Place;
};

/** From the studio to a frame. */
export type ToFrame =
  | {
      readonly kind: 'look';
      readonly mode: 'dark' | 'light' | undefined;
      /** Size of type, as a share of the usual one. */
      readonly type: number;
      readonly isPicking: boolean;
    }
  | { readonly kind: 'mark'; readonly page: string; readonly node: string; readonly isShell: boolean }
  | { readonly kind: 'unmark' }
  | { readonly kind: 'go'; readonly path: string };

/** From a frame to the studio. `page`: the page or dialog on top. `escape`: the key, while somebody picks. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'at'; readonly path: string; readonly page: string; readonly hasFocus: boolean }
  | { readonly kind: 'picked'; readonly page: string; readonly node: string }
  | { readonly kind: 'escape' }
  | { readonly kind: 'marked'; readonly isSeen: boolean };
