/** How a merchant writes an amount. */
export type MoneyStyle = {
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  /** Unicode numbering system: latn, beng, deva … */
  readonly digits: string;
  /** ISO 4217. It decides the separators in some languages. */
  readonly currency: string;
};

/** One merchant as the platform knows it: the console's answer, in the shape of the wire. */
export type MerchantConsole = {
  readonly id: string;
  readonly console: unknown;
  readonly name?: string;
  readonly trialCode?: string;
  readonly currency?: string;
  readonly symbol?: string;
  /** IANA name; days of reports begin by this clock. Default: UTC. */
  readonly timeZone?: string;
  /** How the site writes money, by lower-case language; the sandbox's own games do the same. */
  readonly moneyIn?: (language: string) => Partial<MoneyStyle>;
};

export type SandboxOptions = {
  /** `:memory:`, `file:path.db` or the URL of a libSQL server. */
  readonly db: string;
  /** Asked again at each call, so that an edited console.json answers at once. Keys are merchant codes. */
  readonly consoles: () => Readonly<Record<string, MerchantConsole>>;
  /** Epoch ms. */
  readonly now?: () => number;
  /** Gives 0 ≤ n < 1 for outcomes of games, prizes, captchas, codes, mailed passwords; never for tokens. */
  readonly random?: () => number;
  /** The merchant code that a host serves; by default the first label of the host is looked up among the ids. */
  readonly merchantOf?: (host: string) => string | undefined;
  /** Called for each failure that is no refusal of the contract. */
  readonly onError?: (error: unknown) => void;
};

/** What the platform answers: a status and JSON. */
export type Answer = { readonly status: number; readonly text: string };

export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Answers a GET of the server in this process, without creating a `Request` and a `Response`. Names of headers are in
   * lower case. `undefined` if it cannot: then `fetch` does.
   */
  readonly ask: (path: string, headers: Readonly<Record<string, string>>) => Promise<Answer> | undefined;
  /** Faults of the ledger, a sentence each; empty where it balances. */
  readonly audit: () => Promise<readonly string[]>;
  readonly close: () => void;
};
