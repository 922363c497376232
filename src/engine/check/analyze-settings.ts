import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import { memoByTwo } from '../memo';
import { analyzeValue, type ValueAnalysis } from './walk-value';

/** Settings that hold texts and images. */
const settingsWithTexts = ['title', 'description', 'brand', 'register', 'categories'] as const;

/** The names that these settings use, and their faults. Paths begin at the root of merchant.json. */
export function analyzeSettings({ merchant }: Composed, catalogue: Catalogue): ValueAnalysis {
  const parts = settingsWithTexts.flatMap((key) => {
    const part = merchant[key];
    return part === undefined ? [] : [{ key, ...analyzePart(catalogue, part) }];
  });
  const belowKey = <T extends ValueAnalysis['nameUses' | 'findings'][number]>(key: string, item: T): T => ({
    ...item,
    path: [key, ...item.path],
  });
  return {
    findings: parts.flatMap(({ key, findings }) => findings.map((finding) => belowKey(key, finding))),
    nameUses: parts.flatMap(({ key, nameUses }) => nameUses.map((use) => belowKey(key, use))),
  };
}

/** Kept by object, because brands that inherit a setting share its object. */
const analyzePart = memoByTwo((catalogue: Catalogue, part: object) => analyzeValue(part, [], catalogue));
