import type { Site } from '@/engine';
import { languagesOf } from './words/words-of';

/** Keys of the text tables whose words changed, each with the languages of the brand in which they did. */
export type ChangedTexts = ReadonlyMap<string, readonly string[]>;

export function changedTexts(before: Site, after: Site): ChangedTexts {
  const changed = new Map<string, string[]>();
  for (const language of languagesOf(after)) {
    const [old, fresh] = [before.texts[language] ?? {}, after.texts[language] ?? {}];
    if (old === fresh || !languagesOf(before).includes(language)) continue;
    for (const key of new Set([...Object.keys(old), ...Object.keys(fresh)]))
      if (old[key] !== fresh[key]) changed.set(key, [...(changed.get(key) ?? []), language]);
  }
  return changed;
}
