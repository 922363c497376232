import type { Finding } from '../messages/finding';
import { nearest, onlyNear } from '../near';

/** Makes the finding for an unknown name. `near`: the name that is probably meant. */
type Fault = (name: string, near: string | undefined) => Finding;

/**
 * The finding for an unknown name of the config language, with a fix if only one name can be meant. Never for codes of
 * the platform or of money, since the nearest code may belong to somebody else.
 */
export function revalued(fault: Fault, value: string, names: readonly string[]): Finding {
  const meant = onlyNear(value, names);
  const finding = fault(value, meant ?? nearest(value, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'value', value: meant } };
}

/** Like `revalued`, for a key. */
export function rekeyed(fault: Fault, key: string, names: readonly string[]): Finding {
  const meant = onlyNear(key, names);
  const finding = fault(key, meant ?? nearest(key, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'key', key: meant } };
}
