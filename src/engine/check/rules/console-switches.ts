import { memoByObject } from '../../memo';
import { partOf } from '../../normalize/normalize-platform';
import { readSwitches } from '../../normalize/normalize-switches';

/** The switches that a console turns on; undefined if it sends none. */
export const switchesOn = memoByObject((console: object): ReadonlySet<string> | undefined => {
  const { value, path } = partOf(console, 'whitelabel');
  if (value === undefined || value === null) return undefined;
  const sentSwitches = readSwitches(value, path, []);
  return new Set(sentSwitches.filter((one) => one.value).map(({ name }) => name));
});
