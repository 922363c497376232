import { isObject, pick } from '@/engine/live';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';

/** Why a game does not open. Times are epoch ms. */
export type LaunchFailure =
  | { readonly kind: 'funds' | 'session' | 'missing' }
  /** The member's own limits forbid it: trying again does not help. */
  | { readonly kind: 'limited'; readonly error: unknown }
  | { readonly kind: 'unfinished'; readonly game?: object }
  | { readonly kind: 'maintenance'; readonly from?: number | undefined; readonly until: number | undefined }
  | { readonly kind: 'other'; readonly error: unknown };

const codes: { readonly [code: string]: 'funds' | 'unfinished' | 'session' } = {
  'balance.not.enough': 'funds',
  '#734': 'unfinished',
  'login.not.session': 'session',
  'user.or.token.invalid': 'session',
  CUSTOMER_NOT_LOGIN: 'session',
};

const ownLimits: readonly string[] = ['play.paused', 'limit.time', 'limit.stake', 'limit.loss'];

export function launchFailureOf(error: unknown): LaunchFailure {
  if (!isGatewayError(error)) return { kind: 'other', error };
  if (ownLimits.includes(error.code)) return { kind: 'limited', error };
  const data = ['content', 'data'].reduce(pick, error.value);
  const until = timeIn(data, 'endTime');
  const knownKind = Object.hasOwn(codes, error.code) ? codes[error.code] : undefined;
  if (error.code === 'vendor.maintenance' || (knownKind === undefined && until !== undefined))
    return { kind: 'maintenance', from: timeIn(data, 'maintainTime'), until };
  if (knownKind === undefined) return { kind: 'other', error };
  const hasGame = knownKind === 'unfinished' && pick(data, 'nodeId') !== undefined;
  return isObject(data) && hasGame ? { kind: 'unfinished', game: data } : { kind: knownKind };
}

/** A time of the answer of a vendor under maintenance: `value.content.data.maintainTime` or `.endTime`, epoch ms. */
function timeIn(data: unknown, name: string): number | undefined {
  const time = Number(pick(data, name) ?? Number.NaN);
  return Number.isFinite(time) && time > 0 ? time : undefined;
}
