import { own } from '../../json';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { SiteCheck, SitePlace } from '../site-check';
import { faultsOfText, placeholdersOf } from './text-faults';

/** `{{…}}` that nothing fills in, and such as one language has and another has not. */
export const placeholders: SiteCheck = {
  finds: 'placeholders that differ between languages or that nothing fills in',
  look(place) {
    for (const [language, { value }] of place.composed.folder.texts) {
      for (const key of Object.keys(value)) lookAt(key, language, place);
    }
  },
};

function lookAt(key: string, language: string, { composed, report }: SitePlace): void {
  const table = composed.folder.texts.get(language);
  const names = placeholdersOf(own(table?.value, key) ?? '');
  const others = Object.entries(composed.texts).flatMap(([code, texts]) => {
    const text = code === language ? undefined : own(texts, key);
    return text === undefined ? [] : [placeholdersOf(text)];
  });
  const above = Object.values(composed.parent?.texts ?? {}).flatMap((texts) => {
    const text = own(texts, key);
    return text === undefined ? [] : [...placeholdersOf(text)];
  });
  if (table === undefined || faultsOfText(own(table.value, key) ?? '').length > 0) return;
  if (names.size === 0 && others.every((other) => other.size === 0)) return;
  const origin = { file: table.file, path: [key] };
  const known = new Set([...above, 'symbol']);
  const isCommon = (name: string) => others.filter((other) => other.has(name)).length * 2 >= others.length;
  for (const name of names) {
    const isFilled =
      above.length > 0 || composed.parent?.texts[language]?.[key] !== undefined ? known.has(name) : isCommon(name);
    if (others.length > 0 && !isFilled && name !== 'symbol')
      report(
        messages.unfilledPlaceholder(name, nearest(name, [...above, ...others.flatMap((other) => [...other])])),
        origin,
      );
  }
  const missing = [...new Set(others.flatMap((other) => [...other]))].filter(
    (name) => !names.has(name) && isCommon(name),
  );
  const isRenamed = [...names].some((name) => !known.has(name) && !others.some((other) => other.has(name)));
  if (missing.length > 0 && !isRenamed) report(messages.lostPlaceholder(missing), origin);
}
