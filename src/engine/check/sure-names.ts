import type { Finding } from '../messages/finding';
import { nearest, onlyNear } from '../near';

/** What is said of a name that nothing has, and of the one that may be meant. */
type Fault = (name: string, near: string | undefined) => Finding;

/** A fault of a value that is a name of the language, with its fix where only one name can be meant. Codes of the platform and of money never are: the nearest may be another one's. */
export function revalued(fault: Fault, value: string, names: readonly string[]): Finding {
  const meant = onlyNear(value, names);
  const finding = fault(value, meant ?? nearest(value, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'value', value: meant } };
}

/** The same of a key. */
export function rekeyed(fault: Fault, key: string, names: readonly string[]): Finding {
  const meant = onlyNear(key, names);
  const finding = fault(key, meant ?? nearest(key, names));
  return meant === undefined ? finding : { ...finding, fix: { kind: 'key', key: meant } };
}
