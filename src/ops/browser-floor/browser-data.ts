import { createRequire } from 'node:module';
import floor from '@schemas/browser-floor.json' with { type: 'json' };
import { isObject } from '@/engine/json';

/** Browsers by their key in MDN's data, each with its oldest supported version and its name for people. */
const browsers = [
  { key: 'chrome', floor: floor.chrome, name: 'Chrome' },
  { key: 'chrome_android', floor: floor.chrome, name: 'Chrome of Android' },
  { key: 'firefox', floor: floor.firefox, name: 'Firefox' },
  { key: 'firefox_android', floor: floor.firefox, name: 'Firefox of Android' },
  { key: 'safari', floor: floor.safari, name: 'Safari' },
  { key: 'safari_ios', floor: floor.safari, name: 'iOS' },
] as const;

/** A feature in the data, with its sub-features. */
export type Feature = { readonly [name: string]: unknown };

/** MDN's data on the browser versions that have each feature: `@mdn/browser-compat-data`. */
export function readBrowserData(): Feature {
  const data: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data');
  return objectOf(data);
}

/** The sub-features of a feature, in the order of the data. */
export function partsOf(feature: Feature, ...path: readonly string[]): readonly (readonly [string, Feature])[] {
  const place = path.reduce((at, name) => objectOf(at[name]), feature);
  return Object.entries(place).flatMap(([name, part]) => (name === '__compat' ? [] : [[name, objectOf(part)]]));
}

/** Whether the data describes the feature itself, and not only its sub-features. */
export function isDescribed({ __compat }: Feature): boolean {
  return isObject(__compat);
}

/**
 * The oldest supported browsers that lack the feature, each with the version that brings it:
 * `Firefox (from 115), iOS (never)`; undefined if all have it.
 */
export function missingBrowsersOf({ __compat }: Feature): string | undefined {
  if (!isObject(__compat)) return undefined;
  const support = objectOf(__compat.support);
  const missing = browsers.flatMap(({ key, floor: version, name }) => {
    const statements = [support[key]].flat().map(objectOf);
    if (support[key] === undefined || statements.some((statement) => hasFeature(statement, version))) return [];
    const [from] = statements
      .filter(isPlain)
      .flatMap(({ version_added: addedVersion }) => (typeof addedVersion === 'string' ? addedVersion : []));
    return `${name} (${from === undefined ? 'never' : `from ${from}`})`;
  });
  return missing.length === 0 ? undefined : missing.join(', ');
}

/** A version of a browser from which on it has a feature, and how. */
type Statement = { readonly [name: string]: unknown };

/** Whether browsers have the feature under its own name, and without a flag. */
function isPlain({ flags, prefix, alternative_name: other }: Statement): boolean {
  return flags === undefined && prefix === undefined && other === undefined;
}

function hasFeature(statement: Statement, version: string): boolean {
  const { version_added: addedVersion, version_removed: removedVersion } = statement;
  return isPlain(statement) && isUpTo(addedVersion, version) && !isUpTo(removedVersion, version);
}

function isUpTo(statedVersion: unknown, version: string): boolean {
  if (typeof statedVersion !== 'string') return false;
  const [statedParts, versionParts] = [statedVersion, version].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  );
  const [major = Number.NaN, minor = 0] = statedParts ?? [];
  const [mostMajor = 0, mostMinor = 0] = versionParts ?? [];
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

function objectOf(value: unknown): { readonly [name: string]: unknown } {
  return isObject(value) ? value : {};
}
