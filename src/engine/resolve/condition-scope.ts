import type { Catalogue } from '../catalogue';
import { switchPath } from '../conditions/condition-tree';
import type { Statics } from '../conditions/partial-condition';
import type { ConditionScope } from '../conditions/read-part';
import type { Site } from '../config';
import { own } from '../json';
import type { Platform } from '../platform';

const scopes = new WeakMap<object, { readonly catalogue: Catalogue; readonly scope: ConditionScope }>();
const statics = new WeakMap<Platform, { readonly catalogue: Catalogue; readonly statics: Statics }>();

/** The names that a site's conditions may use. Sites with the same conditions share the object. */
export function conditionScopeOf(site: Site, catalogue: Catalogue): ConditionScope {
  const known = scopes.get(site.conditions);
  if (known?.catalogue === catalogue) return known.scope;
  const scope = { facts: catalogue.facts, switches: catalogue.switches, conditions: site.conditions };
  scopes.set(site.conditions, { catalogue, scope });
  return scope;
}

/** Static facts and switches of a platform in one map. */
export function staticsOf(platform: Platform, catalogue: Catalogue): Statics {
  const known = statics.get(platform);
  if (known?.catalogue === catalogue) return known.statics;
  const facts = new Map(platform.facts);
  for (const [name, value] of platform.switches) facts.set(switchPath(name), value);
  const made = { facts, isStatic: (path: string) => isStatic(path, catalogue) };
  statics.set(platform, { catalogue, statics: made });
  return made;
}

export function isStatic(path: string, catalogue: Catalogue): boolean {
  return path.startsWith('switch:') || own(catalogue.facts, path)?.phase === 'static';
}
