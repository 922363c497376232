import { type Feature, isDescribed, missingBrowsersOf, partsOf } from './browser-data';

type OwnerKind = {
  readonly isOfLanguage: boolean;
  /** Whether the object's methods are also looked up by their name alone. */
  readonly isEveryday: boolean;
};

/** Objects of a page: DOM, styles, events. */
const pageObjects =
  /^(?:Abort|Animation|Blob|Document|DOM|Element|Event|File|FormData|Headers|HTML|Node|Range|Request|Response|Selection|Shadow|URL)/;

/**
 * Names that browsers offer to scripts, each with the oldest supported browsers that lack it, if any: globals
 * (`structuredClone`), static members (`URL.canParse`), other members (`Navigator#share`), events (`event scrollend`),
 * and methods by their name alone, if no method of that name is old enough (`.toSorted()`). The latter only for the
 * language and the DOM: method names of rarer objects (`drop`, `range`) are used by other code too.
 */
export function browserNames(data: Feature): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  const missingBySharedName = new Map<string, (string | undefined)[]>();
  const put = (name: string, feature: Feature) => {
    if (isDescribed(feature)) names.set(name, missingBrowsersOf(feature));
  };
  const everydayNames = new Set<string>();
  const addShared = (name: string, part: Feature) =>
    missingBySharedName.set(name, [...(missingBySharedName.get(name) ?? []), missingBrowsersOf(part)]);
  const putMembers = (owner: string, feature: Feature, { isOfLanguage, isEveryday }: OwnerKind) => {
    for (const [key, part] of partsOf(feature)) {
      const [, name = '', kind] = /^([^_]+)(?:_(event|static))?$/.exec(key) ?? [];
      if (name === '' || !isDescribed(part)) continue;
      if (kind === 'event') {
        addShared(`event ${name}`, part);
        continue;
      }
      // The data does not say which members of the language's objects are static.
      if (kind === 'static' || isOfLanguage) put(`${owner}.${name}`, part);
      if (kind === 'static') continue;
      put(`${owner}#${name}`, part);
      if (owner === 'Window') put(name, part);
      addShared(`.${name}()`, part);
      if (isEveryday) everydayNames.add(`.${name}()`);
    }
  };
  for (const [name, feature] of partsOf(data, 'api')) {
    put(name, feature);
    putMembers(name, feature, { isOfLanguage: false, isEveryday: pageObjects.test(name) });
  }
  for (const [name, feature] of partsOf(data, 'javascript', 'builtins')) {
    put(name, feature);
    putMembers(name, feature, { isOfLanguage: true, isEveryday: true });
  }
  for (const [name, feature] of partsOf(data, 'javascript', 'builtins', 'Intl'))
    putMembers(name, feature, { isOfLanguage: true, isEveryday: false });
  for (const [name, missingOfEach] of missingBySharedName) {
    const [missingIn] = missingOfEach;
    const isKnownByName = name.startsWith('event ') || everydayNames.has(name);
    if (missingIn !== undefined && isKnownByName && missingOfEach.every((one) => one !== undefined))
      names.set(name, missingIn);
  }
  return names;
}
