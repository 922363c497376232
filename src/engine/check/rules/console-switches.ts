import { isList, isObject, isText, pick } from '../../json';
import { memoByObject } from '../../memo';
import { toFlag } from '../../normalize/flag';

/** The switches that a console turns on, at any depth of its tree. */
export const switchesOn = memoByObject((console: object): ReadonlySet<string> => {
  const enabled = new Set<string>();
  const visit = (value: unknown): void => {
    if (isList(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (isText(value.modId) && toFlag(value.enabled) === true) enabled.add(value.modId);
    visit(value.childrenNodes);
  };
  visit(pick(console, 'whitelabel'));
  return enabled;
});
