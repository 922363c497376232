import type { Merchant } from '../merchant';
import type { Member } from '../store/members';
import type { Statements } from '../store/query';
import type { Scenario } from '../store/scenarios';
import type { Input } from './input';

/** What the handler of a call gets. */
export type Call = {
  readonly store: Statements;
  readonly merchant: Merchant;
  /** Upper-case wire code. */
  readonly language: string;
  readonly input: Input;
  readonly token: string | undefined;
  readonly member: Member | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  /** Sets a cookie that scripts cannot read; `maxAge` in seconds. */
  readonly setCookie: (name: string, value: string, maxAge: number) => void;
  readonly scenario: Scenario;
  /** Client address as the gateway sees it. */
  readonly address: string;
  /** The client's `User-Agent`. */
  readonly agent: string;
  /** Epoch ms. */
  readonly now: number;
  readonly random: () => number;
  /** The modulus that bodies are encrypted with, hex. */
  readonly publicKey: () => string;
};

export type WireCall = {
  readonly method: string;
  readonly path: string;
  readonly module: string;
  readonly session: string;
  readonly style: string;
  /** Takes encrypted bodies too. */
  readonly encrypted?: boolean;
  /** Has a one-time key, although its body is plain. */
  readonly keyed?: boolean;
  /** Moves money: needs a key for each intent of the player, and is carried out once for each key. */
  readonly money?: boolean;
  /** Moves no money, but is carried out once for a key if a member sends one. */
  readonly once?: boolean;
};

type WireSchema = {
  readonly title: string;
  readonly properties: { readonly request: { readonly type?: string } };
  readonly 'x-call': WireCall;
};

export type Endpoint = WireCall & {
  readonly name: string;
  /** The body is a list. */
  readonly takesList: boolean;
  /** Other modules under which the call is sent. The call is off only if its own module and all of these are off. */
  readonly otherModules: readonly string[];
  readonly handle: (call: Call) => Promise<unknown> | unknown;
};

/** A call of the contract. Verb, path, module and session stand in its schema; `handle` gives its value. */
export function endpoint(
  schema: WireSchema,
  handle: Endpoint['handle'],
  otherModules: readonly string[] = [],
): Endpoint {
  const takesList = schema.properties.request.type === 'array';
  return { name: schema.title, ...schema['x-call'], takesList, otherModules, handle };
}
