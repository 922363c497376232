/** How a merchant writes an amount. */
export type MoneyStyle = {
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  /** Unicode numbering system: latn, beng, deva … */
  readonly digits: string;
};

/** One merchant as the platform knows it: what its console answers, shaped as on the wire. */
export type MerchantConsole = {
  readonly id: string;
  readonly console: unknown;
  readonly name?: string;
  readonly trialCode?: string;
  readonly currency?: string;
  readonly symbol?: string;
  /** IANA name; days of reports begin by it. UTC where not told. */
  readonly timeZone?: string;
  /** By language, in small letters: how the site writes money, so that its own games write it so too. */
  readonly moneyIn?: (language: string) => Partial<MoneyStyle>;
};

export type SandboxOptions = {
  /** `:memory:`, `file:path.db` or the URL of a libSQL server. */
  readonly db: string;
  /** Asked again at each call, so that an edited console.json answers at once. Keys are merchant codes. */
  readonly consoles: () => Readonly<Record<string, MerchantConsole>>;
  /** Epoch ms. */
  readonly now?: () => number;
  /** 0 ≤ n < 1: outcomes of the games, captcha digits, sent codes. Never tokens. */
  readonly random?: () => number;
  /** The merchant code a host serves; without it the first label of the host is tried against the ids. */
  readonly merchantOf?: (host: string) => string | undefined;
  /** Told of each failure that is not an answer of the contract. */
  readonly onError?: (error: unknown) => void;
};

export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What is wrong with the ledger, a sentence each; nothing where it balances. */
  readonly audit: () => Promise<readonly string[]>;
  readonly close: () => void;
};
