/** The config language as the engine reads it. Kept equal to `generated/config.ts` by a test. */

export type Literal = string | number | boolean;

/** When something shows: see design, "Conditions". Literals stand on the right only. */
export type Condition =
  | boolean
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly is: string }
  | { readonly switch: string }
  | { readonly at: string; readonly eq: Literal }
  | { readonly at: string; readonly ne: Literal }
  | { readonly at: string; readonly in: readonly Literal[] }
  | { readonly at: string; readonly nin: readonly Literal[] }
  | { readonly at: string; readonly gt: number }
  | { readonly at: string; readonly gte: number }
  | { readonly at: string; readonly lt: number }
  | { readonly at: string; readonly lte: number }
  | { readonly at: string; readonly exists: boolean };

export type FactBinding = { readonly fact: string };
export type ItemBinding = { readonly item: string };
export type EventBinding = { readonly event: string };

/** A text: a key of the tables, the text by language, a fact, or a field of the item. */
export type Text =
  | { readonly t: string; readonly with?: { readonly [name: string]: string | number | FactBinding | ItemBinding } }
  | { readonly text: { readonly [language: string]: string } }
  | FactBinding
  | ItemBinding;

export type Need = { readonly need?: 'session' };
export type ActionParam = string | number | EventBinding | ItemBinding;

/** What a tap does. The list is closed. */
export type Action = Need &
  (
    | {
        readonly do: 'navigate';
        readonly to: string;
        readonly params?: { readonly [name: string]: ActionParam };
        readonly replace?: boolean;
      }
    | { readonly do: 'back' }
    | { readonly do: 'openDialog'; readonly page: string }
    | { readonly do: 'closeDialog' }
    | { readonly do: 'openService' }
    | { readonly do: 'openLink'; readonly href: string | EventBinding | ItemBinding }
    | { readonly do: 'launchGame' }
    | { readonly do: 'setCategory'; readonly category: string }
    | { readonly do: 'refreshBalance' }
    | { readonly do: 'toggleBalance' }
    | { readonly do: 'setLanguage' }
    | { readonly do: 'signOut' }
    | { readonly do: 'toast'; readonly kind: 'info' | 'success' | 'fail' | 'offline' | 'loading'; readonly text: Text }
    | { readonly do: 'dismiss'; readonly name: 'downloadBar' }
    | { readonly do: 'reload' }
  );

export type WhenUnknown = 'hide' | 'show' | 'skeleton';
export type Props = { readonly [name: string]: unknown };
export type Slots = { readonly [slot: string]: readonly string[] };
export type Handlers = { readonly [event: string]: Action | readonly Action[] };

export type LayoutNode = {
  readonly use: string;
  readonly when?: Condition;
  readonly whenUnknown?: WhenUnknown;
  readonly props?: Props;
  readonly slots?: Slots;
  readonly on?: Handlers;
  readonly each?: string;
};

export type PageKind = 'page' | 'shell' | 'dialog';
export type PageAccess = {
  readonly need?: 'session';
  readonly when?: Condition;
  readonly else?: string;
  readonly refused?: Text;
};
export type PageShell = { readonly header?: boolean; readonly footer?: boolean };

export type Page = {
  readonly $schema?: string;
  readonly format: 1;
  readonly id: string;
  readonly kind?: PageKind;
  readonly paths?: readonly string[];
  readonly query?: readonly string[];
  readonly title?: Text;
  readonly description?: Text;
  readonly listed?: boolean;
  readonly access?: PageAccess;
  readonly shell?: PageShell;
  readonly root?: string;
  readonly nodes: { readonly [id: string]: LayoutNode };
};

export type Place = {
  readonly id: string;
  readonly into: string;
  readonly slot: string;
  readonly before?: string;
  readonly after?: string;
  readonly at?: 'first' | 'last';
};

export type Overlay = {
  readonly $schema?: string;
  readonly format: 1;
  readonly page: string;
  readonly nodes?: { readonly [id: string]: LayoutNode };
  readonly set?: { readonly [id: string]: { readonly [path: string]: unknown } };
  readonly insert?: readonly Place[];
  readonly move?: readonly Place[];
  readonly remove?: readonly string[];
};

export type LocaleParts = {
  readonly symbol?: string;
  readonly symbolPosition?: 'before' | 'after';
  readonly digits?: string;
  readonly grouping?: 'thousands' | 'lakh';
  readonly date?: string;
  readonly dateTime?: string;
};

export type RegisterField = {
  readonly label: Text;
  readonly hint?: Text;
  readonly message?: Text;
  readonly input?: 'text' | 'password' | 'tel' | 'email' | 'number' | 'captcha' | 'dialling';
  readonly autocomplete?: string;
  readonly inputMode?: string;
  readonly icon?: string;
  readonly maxLength?: number;
};

export type Merchant = {
  readonly $schema?: string;
  readonly format: 1;
  readonly extends?: string;
  readonly abstract?: boolean;
  readonly name?: string;
  readonly title?: Text;
  readonly description?: Text;
  readonly code?: string;
  readonly trialCode?: string;
  readonly domains?: readonly string[];
  readonly languages?: {
    readonly supported?: readonly string[];
    readonly default?: string;
    readonly acceptLanguage?: boolean;
    readonly offered?: readonly string[];
  };
  readonly locale?: LocaleParts & {
    readonly currency?: string;
    readonly timeZone?: string;
    readonly languages?: { readonly [language: string]: LocaleParts };
  };
  readonly brand?: {
    readonly logo?: string;
    readonly icon?: string;
    readonly icons?: { readonly '180'?: string; readonly '192'?: string; readonly '512'?: string };
    readonly maskable?: string;
    readonly share?: string;
  };
  readonly theme?: {
    readonly mode?: 'dark' | 'light';
    readonly tokens?: { readonly [token: string]: string };
    readonly otherMode?: { readonly [token: string]: string };
    readonly look?: { readonly [name: string]: string };
  };
  readonly conditions?: { readonly [name: string]: Condition };
  readonly links?: { readonly hosts?: readonly string[] };
  readonly gateway?: {
    readonly paths?: { readonly [call: string]: string };
    readonly withoutStatus?: 'open' | 'maintenance' | 'restricted';
  };
  readonly games?: {
    readonly hosts?: readonly string[];
    readonly front?: string;
    readonly esports?: readonly string[];
    readonly cockfight?: readonly string[];
    readonly inhouse?: readonly string[];
    readonly logos?: { readonly [vendor: string]: string };
    readonly logoPath?: string;
    readonly pictures?: {
      readonly ext?: 'avif' | 'webp' | 'svg' | 'png' | 'jpg';
      readonly imgSize?: string;
      readonly iconType?: string;
    };
  };
  readonly auth?: {
    readonly captcha?: { readonly maxLength?: number; readonly digits?: boolean };
    readonly age?: number;
    readonly ageGate?: boolean;
    readonly remember?: boolean;
    readonly rememberPassword?: 'sealed' | 'encoded' | 'account';
    readonly terms?: boolean;
    readonly trial?: boolean;
    readonly emailPattern?: string;
    readonly signIn?: {
      readonly provider?: 'none' | 'sandbox' | 'identity-toolkit';
      readonly apiKey?: string;
      readonly host?: string;
      readonly pages?: readonly string[];
      readonly registerCode?: 'platform' | 'provider';
    };
  };
  readonly toasts?: {
    readonly normal?: number;
    readonly success?: number;
    readonly short?: number;
    readonly long?: number;
  };
  readonly register?: {
    readonly order?: readonly string[];
    readonly fields?: { readonly [name: string]: RegisterField };
  };
  readonly categories?: {
    readonly order?: readonly string[];
    readonly items?: { readonly [key: string]: { readonly label: Text; readonly icon?: string } };
  };
};

export type TextTable = { readonly [key: string]: string };

/** A merchant, composed: plain JSON, ready to publish. `hash` names its content: same content, same hash. */
export type Site = {
  readonly format: 1;
  readonly id: string;
  readonly hash: string;
  readonly merchant: Merchant;
  readonly pages: { readonly [id: string]: Page };
  readonly conditions: { readonly [name: string]: Condition };
  readonly texts: { readonly [language: string]: TextTable };
};
