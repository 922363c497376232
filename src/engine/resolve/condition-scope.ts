import type { Catalogue } from '../catalogue';
import { switchPath } from '../conditions/condition-tree';
import type { Statics } from '../conditions/partial-condition';
import type { ConditionScope } from '../conditions/read-part';
import type { Site } from '../config';
import { own } from '../json';
import { memoByTwo } from '../memo';
import type { Platform } from '../platform';

/** The names that a site's conditions may use. Sites with the same conditions share the object. */
export function conditionScopeOf({ conditions }: Site, catalogue: Catalogue): ConditionScope {
  return scopeOf(catalogue, conditions);
}

const scopeOf = memoByTwo(
  ({ facts, switches }: Catalogue, conditions: Site['conditions']): ConditionScope => ({ facts, switches, conditions }),
);

/** Static facts and switches of a platform in one map. */
export function staticsOf(platform: Platform, catalogue: Catalogue): Statics {
  return joinedStatics(catalogue, platform);
}

const joinedStatics = memoByTwo((catalogue: Catalogue, platform: Platform): Statics => {
  const facts = new Map(platform.facts);
  for (const [name, value] of platform.switches) facts.set(switchPath(name), value);
  return { facts, isStatic: (path) => isStatic(path, catalogue) };
});

/** Whether a condition's path is decided by the platform: a switch, or a static fact. */
export function isStatic(path: string, catalogue: Catalogue): boolean {
  return path.startsWith('switch:') || own(catalogue.facts, path)?.phase === 'static';
}
