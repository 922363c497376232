import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import { memoTwo } from '../memo';
import { type Walked, walked } from './walk-value';

/** Settings that hold texts and images. */
const speaking = ['title', 'description', 'brand', 'register', 'categories'] as const;

/** The names that these settings use, and their faults. Paths begin at the root of merchant.json. */
export function spokenParts({ merchant }: Composed, catalogue: Catalogue): Walked {
  const parts = speaking.flatMap((key) => {
    const part = merchant[key];
    return part === undefined ? [] : [{ key, ...walkedPart(catalogue, part) }];
  });
  const below = <T extends Walked['needs' | 'findings'][number]>(key: string, found: T): T => ({
    ...found,
    path: [key, ...found.path],
  });
  return {
    findings: parts.flatMap(({ key, findings }) => findings.map((finding) => below(key, finding))),
    needs: parts.flatMap(({ key, needs }) => needs.map((need) => below(key, need))),
  };
}

/** Kept by object, because brands that inherit a setting share its object. */
const walkedPart = memoTwo((catalogue: Catalogue, part: object) => walked(part, [], catalogue));
