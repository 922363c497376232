import { ServerResponse } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '@/sites/log';
import { messages } from '../messages';
import type { Metrics } from '../metrics/metrics';
import { requestFields } from '../request-fields';
import type { ServerEnv } from '../server-env';
import type { BeginCall } from './address-limits';
import { breakOff } from './break-off';
import type { KindOfCall } from './call-kinds';
import { type Gateway, isUnder, platformPrefixes } from './gateway';
import { createCallTimer } from './measure-calls';
import { merchantOfCall } from './merchant-of-call';
import { isPagePart } from './page-part';
import { isPlainPath } from './plain-path';
import type { PlayGate } from './play-gate';
import { type RefusalCode, refusalOf, toRefusal } from './refusal';
import { createRefusalLog } from './refusal-log';

/** What the platform's paths need. */
export type MountGatewayInput = {
  readonly gateway: Gateway;
  readonly log: Log;
  readonly metrics: Metrics;
  /** See `createCallKinds`. */
  readonly kindOf: KindOfCall;
  /** Counts the calls of an address; see `createAddressLimits`. */
  readonly beginCall: BeginCall;
  /** Stops calls of games and money; see `createPlayGate`. */
  readonly gate: PlayGate;
  /** Called when the sandbox's tools may have changed something. */
  readonly onSandboxChange: () => void;
};

/** Mounts the platform's paths. */
export function mountGateway(input: MountGatewayInput): Hono<ServerEnv> {
  const { gateway, log, metrics, kindOf, beginCall, gate, onSandboxChange } = input;
  const app = new Hono<ServerEnv>();
  const logRefusal = createRefusalLog(log);
  const closeBrokenAnswers: MiddlewareHandler<ServerEnv> = async (context, next) => {
    await next();
    const { method, path } = context.req;
    context.res = breakOff(context.res, context, () =>
      log.error(messages.answerBroke(method, path), requestFields(context)),
    );
  };

  /** Refuses a call of the platform, or forwards it. */
  const call: Handler = async (context) => {
    const { site } = context.get('served');
    const { address } = context.get('client');
    const { method, path, raw } = context.req;
    const refuse = (code: RefusalCode, headers = {}) => {
      logRefusal(site.id, code);
      return toRefusal(path, code, headers);
    };
    const merchant = merchantOfCall(site, raw.headers.get('merchant'));
    if (merchant === undefined) return refuse('merchant.refused');
    const kind = await kindOf(site, method, path);
    context.set('call', kind.name);
    const refuseTooMany = (seconds: number) => refuse('request.too.many', { 'retry-after': String(seconds) });
    const callStart = beginCall(address, kind.counted);
    if (!callStart.ok) return refuseTooMany(callStart.waitSeconds);
    endWithAnswer(context, callStart.end);
    const gateRefusal = kind.isPlay ? await gate(context) : undefined;
    if (gateRefusal !== undefined) return refuse(gateRefusal);
    const timer = createCallTimer(metrics, kind.name);
    const countCall = () => {
      const seconds = callStart.count();
      if (seconds > 0) return refuseTooMany(seconds);
      timer.passedOn();
      return undefined;
    };
    const trace = context.get('mark').trace();
    const answer = await gateway.forward(raw, context.get('client'), { merchant, trace, refuse: countCall });
    timer.answered(answer, raw.signal);
    return answer;
  };

  const handleRequest: Handler = async (context) => {
    const { raw, method } = context.req;
    const { pathname } = new URL(raw.url);
    const isCall = isUnder(platformPrefixes, pathname);
    context.set('route', isCall ? 'call' : 'sandbox');
    if ((isCall && isPagePart(raw.headers)) || !isPlainPath(gateway.prefixes, pathname))
      return toRefusal(pathname, 'request.path.refused');
    if (isCall) return call(context);
    const answer = await gateway.forward(raw, context.get('client'));
    if (method !== 'GET' && isUnder(['/__sandbox'], pathname)) onSandboxChange();
    return answer;
  };

  const handleAndCountRefusals: Handler = async (context) => {
    const answer = await handleRequest(context);
    const code = refusalOf(answer);
    if (code !== undefined && !gatewayFailures.has(code)) metrics.requestRefused(code);
    return answer;
  };

  for (const prefix of gateway.prefixes) {
    if (!gateway.isSandbox) app.use(`${prefix}/*`, closeBrokenAnswers);
    app.use(`${prefix}/*`, compress());
    for (const path of [`${prefix}/*`, prefix]) app.all(path, handleAndCountRefusals);
  }
  return app;
}

/** Codes for calls that the server did not refuse, and that got no answer. */
const gatewayFailures: ReadonlySet<RefusalCode> = new Set(['gateway.timeout', 'gateway.unreachable']);

type Handler = (context: Context<ServerEnv>) => Promise<Response>;

/** Counts a call as running until a slow visitor has read its answer. Outside Node it ends at once. */
function endWithAnswer(context: Context<ServerEnv>, end: () => void): void {
  const env: unknown = context.env;
  const outgoing = typeof env === 'object' && env !== null && 'outgoing' in env ? env.outgoing : undefined;
  if (outgoing instanceof ServerResponse && !outgoing.closed) outgoing.once('close', end);
  else end();
}
