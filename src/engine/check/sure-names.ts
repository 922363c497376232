import type { Finding } from '../messages/finding';
import { nearest, onlyNear } from '../near';

/** The finding for an unknown name, given the one that it may mean. */
type Fault = (name: string, near: string | undefined) => Finding;

/**
 * A fault of a value that names something of the config language, with a fix where only one name can be meant. Never
 * for codes of the platform or of money: the nearest code may belong to somebody else.
 */
export function revalued(fault: Fault, value: string, names: readonly string[]): Finding {
  const meant = onlyNear(value, names);
  const finding = fault(value, meant ?? nearest(value, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'value', value: meant } };
}

/** The same for a key. */
export function rekeyed(fault: Fault, key: string, names: readonly string[]): Finding {
  const meant = onlyNear(key, names);
  const finding = fault(key, meant ?? nearest(key, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'key', key: meant } };
}
