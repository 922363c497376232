import { type Feature, isKnown, lackOf, partsOf } from './browser-data';

type Owner = { readonly isOfLanguage: boolean; readonly isEveryday: boolean };

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
  const shared = new Map<string, (string | undefined)[]>();
  const put = (name: string, feature: Feature) => {
    if (isKnown(feature)) names.set(name, lackOf(feature));
  };
  const everyday = new Set<string>();
  const share = (name: string, part: Feature) => shared.set(name, [...(shared.get(name) ?? []), lackOf(part)]);
  const putMembers = (owner: string, feature: Feature, { isOfLanguage, isEveryday }: Owner) => {
    for (const [key, part] of partsOf(feature)) {
      const [, name = '', kind] = /^([^_]+)(?:_(event|static))?$/.exec(key) ?? [];
      if (name === '' || !isKnown(part)) continue;
      if (kind === 'event') {
        share(`event ${name}`, part);
        continue;
      }
      // The data does not say which members of the language's objects are static.
      if (kind === 'static' || isOfLanguage) put(`${owner}.${name}`, part);
      if (kind === 'static') continue;
      put(`${owner}#${name}`, part);
      if (owner === 'Window') put(name, part);
      share(`.${name}()`, part);
      if (isEveryday) everyday.add(`.${name}()`);
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
  for (const [name, lacks] of shared) {
    const [lack] = lacks;
    const isKnownByName = name.startsWith('event ') || everyday.has(name);
    if (lack !== undefined && isKnownByName && lacks.every((one) => one !== undefined)) names.set(name, lack);
  }
  return names;
}
