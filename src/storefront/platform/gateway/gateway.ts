import type { CallName } from '@/storefront/generated/wire/calls';
import type { Wire } from '@/storefront/generated/wire/wire';

export type CallRequest<Name extends CallName> = Wire[Name]['request'];
export type CallValue<Name extends CallName> = Wire[Name]['value'];

/** What answers depend on. Every query key starts with it. */
export type Scope = {
  /** Merchant code, or the trial merchant's in a trial session. */
  readonly merchant: string;
  /** Lower-case language code. */
  readonly language: string;
  /** Id of the session, made without its token; empty for a guest. Two sessions never share one. */
  readonly session: string;
  /** The session's user name; empty for a guest. */
  readonly userName: string;
};

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Milliseconds; 15,000 unless told. */
  readonly timeoutMs?: number;
  /** Replaces `fetch`, for example to report progress, or to keep a request alive while the page is closed. */
  readonly through?: (plain: typeof fetch) => typeof fetch;
};

/** Sends the calls of the wire contract. A new object whenever its scope changes. */
export type Gateway = {
  readonly scope: Scope;
  /** The checked `value` of an answer. Throws `GatewayError`; aborts with the signal's reason. */
  call<Name extends CallName>(name: Name, request: CallRequest<Name>, options?: CallOptions): Promise<CallValue<Name>>;
};
