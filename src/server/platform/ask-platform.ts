import { type Site, tryParseJson } from '@/engine';
import { findCall } from '@/storefront/server';
import type { Gateway, TextAnswer } from '../gateway/gateway';

/** Thrown if the platform is under maintenance and refuses every call. Browsers know its code too. */
export class PlatformClosed extends Error {
  constructor() {
    super('the platform is under maintenance');
  }
}

/** A call that the server itself makes as a guest. */
export type ServerCall =
  | 'settings'
  | 'whitelabel'
  | 'registerRules'
  | 'promotions'
  | 'customerService'
  | 'serviceVersion'
  | 'status';

/** One request to the platform. */
export type Question = {
  readonly call: ServerCall;
  readonly site: Site;
  readonly language: string;
  /** Time-out in milliseconds. */
  readonly timeoutMs: number;
  /** Address of the visitor that the request is for; undefined for requests for everybody. */
  readonly address?: string;
  readonly now: number;
};

/** Calls as a guest's browser would, and opens the envelope. Rejects unless the answer is a success. */
export async function askPlatform(gateway: Gateway, question: Question): Promise<unknown> {
  const { call, site, language, timeoutMs, address, now } = question;
  const { path, module } = await findCall(call, site.merchant.gateway?.paths?.[call]);
  const target = `${path}${path.includes('?') ? '&' : '?'}_=${now}`;
  const headers = {
    accept: 'application/json',
    merchant: site.merchant.code ?? site.id,
    moduleid: module,
    language: language.toUpperCase(),
    device: 'web',
    'x-requested-with': 'XMLHttpRequest',
    'x-timestamp': String(now),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  };
  const key = `${site.id} ${path}`;
  const read = ({ status, text }: TextAnswer) => readEnvelope(status, parseOnce(gateway, key, text));
  if (gateway.askText !== undefined) return withTimeLimit(timeoutMs, gateway.askText(target, headers, site).then(read));
  const controller = new AbortController();
  const answer = gateway
    .ask(target, { signal: controller.signal, headers }, site)
    .then(async (response) => read({ status: response.status, text: await response.text() }));
  return withTimeLimit(timeoutMs, answer, controller);
}

type ParsedAnswer = { readonly text: string; readonly body: unknown };
const parsedByGateway = new WeakMap<Gateway, Map<string, ParsedAnswer>>();

/**
 * Parses JSON; `undefined` if it is not JSON. Remembers the last text of each `key`, since the status is mostly the
 * same for every visit.
 */
function parseOnce(gateway: Gateway, key: string, text: string): unknown {
  const parsed = parsedByGateway.get(gateway) ?? new Map<string, ParsedAnswer>();
  parsedByGateway.set(gateway, parsed);
  const lastAnswer = parsed.get(key);
  if (lastAnswer?.text === text) return lastAnswer.body;
  // No error is passed on: the parser's message quotes the JSON, which must not go into a log.
  const body = tryParseJson(text);
  parsed.set(key, { text, body });
  return body;
}

function readEnvelope(status: number, body: unknown): unknown {
  if (body === undefined) throw new Error(`HTTP ${status} without whole JSON`);
  const code = codeOf(body);
  // The merchant does not have the module of this call: an empty answer.
  if (code === 'function.not.available') return {};
  if (code === 'platform.maintenance') throw new PlatformClosed();
  if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
  if (typeof body !== 'object' || body === null || !('success' in body) || !('value' in body))
    throw new Error('the answer is not an envelope');
  if (body.success !== true) throw new Error('the answer says it failed');
  return body.value;
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : undefined;
}

/** Enforces the time-out here: the sandbox runs in this process and may ignore the signal. */
function withTimeLimit<T>(ms: number, answer: Promise<T>, controller?: AbortController): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer in ${ms} ms`));
      controller?.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError'));
    }, ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
