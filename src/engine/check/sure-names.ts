import type { Finding } from '../messages/finding';
import { nearestName, onlyNear } from '../nearest-name';

/** Makes the finding for an unknown name. `near`: the name that is probably meant. */
type MakeFinding = (name: string, near: string | undefined) => Finding;

/**
 * The finding for an unknown name of the config language, with a fix if only one name can be meant. Do not use it for
 * codes of the platform or of money, since the nearest code may belong to somebody else.
 */
export function unknownValue(makeFinding: MakeFinding, value: string, names: readonly string[]): Finding {
  const meantName = onlyNear(value, names);
  const finding = makeFinding(value, meantName ?? nearestName(value, names));
  return meantName === undefined ? finding : { ...finding, fix: { kind: 'value', value: meantName } };
}

/** Like `unknownValue`, for a key. */
export function unknownKey(makeFinding: MakeFinding, key: string, names: readonly string[]): Finding {
  const meantName = onlyNear(key, names);
  const finding = makeFinding(key, meantName ?? nearestName(key, names));
  return meantName === undefined ? finding : { ...finding, fix: { kind: 'key', key: meantName } };
}
