import type { Site } from '@/engine';
import { languagesOf } from './words/words-of';

/** Keys of the text tables whose words changed, each with the languages of the brand in which they did. */
export type ChangedTexts = ReadonlyMap<string, readonly string[]>;

export function changedTexts(before: Site, after: Site): ChangedTexts {
  const changed = new Map<string, string[]>();
  for (const language of languagesOf(after)) {
    const [oldTexts, newTexts] = [before.texts[language] ?? {}, after.texts[language] ?? {}];
    if (oldTexts === newTexts || !languagesOf(before).includes(language)) continue;
    for (const key of new Set([...Object.keys(oldTexts), ...Object.keys(newTexts)]))
      if (oldTexts[key] !== newTexts[key]) changed.set(key, [...(changed.get(key) ?? []), language]);
  }
  return changed;
}
