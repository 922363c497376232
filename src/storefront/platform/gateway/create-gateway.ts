import type { AnswerCheck, CallDeclaration } from '@/storefront/contract/call';
import type { CallName } from '@/storefront/generated/wire/calls';
import { loadCheck } from '@/storefront/generated/wire/calls';
import { type BrowserStorage, createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import type { PlatformClock } from '@/storefront/platform/browser/clock';
import { checkAnswer } from './check-answer';
import { endsSession } from './ends-session';
import { findCall } from './find-call';
import type { CallOptions, CallRequest, CallValue, Gateway, Scope } from './gateway';
import { GatewayError, isGatewayError } from './gateway-error';
import { messages } from './messages';
import { readAnswer } from './read-answer';
import { type CallContext, type Encryption, type PlainRequest, requestOf } from './request-of';

/** What a call needs beside its request. */
export type GatewayOptions = {
  /** Origin of the gateway, or empty for the page's own. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Read at every call. */
  readonly context: () => CallContext;
  /** Paths of merchant.json that replace a call's own. */
  readonly paths?: { readonly [call: string]: string };
  /** Fields of merchant.json that a call sends beside its request. */
  readonly fields?: { readonly [call: string]: object | undefined };
  /** How calls that may be encrypted are sent. Plain by default. */
  readonly encryption?: Encryption;
  /** Storage for the keys of money calls. Without it they live as long as the caller. */
  readonly keys?: BrowserStorage;
  /** Called when the session of this token is over. */
  readonly onSessionEnd?: (token: string, error: GatewayError) => void;
  /**
   * Called for every read that was sent and failed, so that the application can show the page of a closed platform. The
   * failure of a call that changes something is shown by its form, which keeps its values.
   */
  readonly onRefused?: (error: GatewayError) => void;
  /** Called for each row that is dropped because it fails its check. */
  readonly onDropped?: (message: string, row: unknown) => void;
  /** The clock that answers set. By default the phone's own. */
  readonly clock?: Pick<PlatformClock, 'now' | 'ask'>;
};

/** How many calls of this document have no answer yet, without those by GET. */
export const pendingSends = { sends: 0 };

/** Sends a call with the current token. A widget gets a `Gateway`, which belongs to one session. */
export type Caller = Gateway['call'];

/**
 * Sends the calls of `schemas/wire/` and checks their answers with generated validators, rows of lists one by one.
 * Never sends a call again by itself, with one exception: a dead session makes public reads answer 401 too, so they are
 * read once more as a guest.
 */
export function createCaller(options: GatewayOptions): Caller {
  const { keys = createMemoryStorage(), clock } = options;
  return async (name, request, callOptions = {}) => {
    const { call, moneyKeys, encrypt } = await loadCode(name, callOptions, options);
    callOptions.signal?.throwIfAborted();
    const context = options.context();
    const sendCount = Number(call.method !== 'GET');
    pendingSends.sends += sendCount;
    try {
      const post = (key?: string) =>
        send({ name, call, encrypt, request, context: { ...context, key }, callOptions, options });
      if (moneyKeys === undefined) return await post();
      const { merchant, userName } = context;
      return await moneyKeys.underKey(
        { storage: keys, now: clock?.now ?? Date.now },
        { merchant, userName, call: name, request },
        post,
      );
    } catch (error) {
      if (isGatewayError(error) && sendCount === 0 && moneyKeys === undefined) options.onRefused?.(error);
      if (!isGatewayError(error) || !endsSession(error.code) || context.token === undefined) throw error;
      options.onSessionEnd?.(context.token, error);
      if (call.method !== 'GET' || call.session === 'required') throw error;
      const guest = { ...options.context(), token: undefined };
      return send({ name, call, encrypt, request, context: guest, callOptions, options });
    } finally {
      pendingSends.sends -= sendCount;
    }
  };
}

/** A gateway of one scope. */
export function createGateway(scope: Scope, call: Caller): Gateway {
  return { scope, call };
}

/**
 * Loads what a call is sent with, within the time of the call. Nothing is sent before, so a failure says that nothing
 * was done.
 */
async function loadCode(name: CallName, { signal, timeoutMs }: CallOptions, options: GatewayOptions) {
  const load = async () => {
    const call = await findCall(name, options.paths?.[name]);
    // Only calls that must not be repeated have intents.
    const moneyKeys = call.money || call.once ? await import('./under-key') : undefined;
    return { call, moneyKeys, encrypt: await loadEncryption(call, options) };
  };
  const timeout = createTimeout(signal, timeoutMs);
  try {
    return await Promise.race([load(), timeout.aborted]);
  } catch {
    signal?.throwIfAborted();
    throw notSent(name);
  } finally {
    timeout.clear();
  }
}

const notSent = (call: string) => new GatewayError({ code: 'not.sent', call, message: messages.notSent(call) });

type Encrypt = (plainRequest: PlainRequest, publicKey: string) => PlainRequest;

/** Undefined for a call that is sent plain. */
async function loadEncryption(
  call: CallDeclaration,
  { encryption = 'none' }: GatewayOptions,
): Promise<Encrypt | undefined> {
  if (encryption === 'none' || (call.encrypted ?? call.keyed) !== true) return undefined;
  const { encryptRequest } = await import('./encryption/encrypt-request');
  return (plainRequest, publicKey) => encryptRequest(plainRequest, call.keyed ? 'key' : encryption, publicKey);
}

type SendOptions<Name extends CallName> = {
  readonly name: Name;
  readonly call: CallDeclaration;
  readonly encrypt: Encrypt | undefined;
  readonly request: CallRequest<Name>;
  readonly context: CallContext & { readonly key?: string | undefined };
  readonly callOptions: CallOptions;
  readonly options: GatewayOptions;
};

async function send<Name extends CallName>(sendOptions: SendOptions<Name>): Promise<CallValue<Name>> {
  const { name, call, encrypt, request, context, options } = sendOptions;
  const { signal, timeoutMs, through } = sendOptions.callOptions;
  const fields = options.fields?.[name];
  const plainRequest = requestOf(call, fields === undefined ? request : { ...fields, ...request }, {
    ...context,
    now: (options.clock?.now ?? Date.now)(),
  });
  const checkPromise = loadCheck(call);
  checkPromise.catch(() => undefined); // Awaited below, after the answer.
  const timeout = createTimeout(signal, timeoutMs);
  const setClock = options.clock?.ask();
  try {
    const { url, init } = encrypt
      ? await createCaller(options)('publicKey', {}, { signal: timeout.signal })
          .then((publicKey) => encrypt(plainRequest, publicKey))
          .catch(() => {
            // Never sends a plain body instead: without the platform's key the call fails.
            signal?.throwIfAborted();
            throw notSent(name);
          })
      : plainRequest;
    const fetch = through?.(options.fetch) ?? options.fetch;
    const response = await fetch(options.baseUrl + url, { ...init, signal: timeout.signal });
    setClock?.(response.headers.get('date'));
    const value = await readAnswer(response, call);
    const check = await Promise.race([checkPromise, timeout.aborted]);
    const checkedValue =
      check && checkAnswer(value, check, (path, row) => options.onDropped?.(messages.dropped(name, path), row));
    if (check !== undefined && isValid<Name>(checkedValue, check)) return checkedValue;
    throw new GatewayError({
      code: 'malformed',
      call: name,
      status: response.status,
      message: messages.malformed(name),
    });
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    if (signal?.aborted) throw signal.reason;
    setClock?.(null);
    const code = timeout.isOver() ? 'timeout' : 'network';
    throw new GatewayError({ code, call: name, message: messages[code](name) });
  } finally {
    timeout.clear();
  }
}

function isValid<Name extends CallName>(value: unknown, { is }: AnswerCheck): value is CallValue<Name> {
  return is(value);
}

/** A signal that aborts with the outer signal or after the time-out. */
function createTimeout(callerSignal: AbortSignal | undefined, milliseconds = 15_000) {
  const controller = new AbortController();
  let isTimedOut = false;
  const abort = () => controller.abort(callerSignal?.reason);
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, milliseconds);
  if (callerSignal?.aborted) abort();
  callerSignal?.addEventListener('abort', abort);
  const clear = () => {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  };
  const { signal } = controller;
  /** Rejects when the signal aborts. Promises that take no signal are raced against it. */
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  aborted.catch(() => undefined);
  return { signal, aborted, isOver: () => isTimedOut, clear };
}
