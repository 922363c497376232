import { canonicalJson, hashText } from '../hash';
import { once } from '../memo';
import type { Platform } from '../platform';

/** A platform with its hash, made on demand: a check of a console never needs it. */
export function withHash(platform: Omit<Platform, 'hash'>): Platform {
  const { facts, switches, sent, sources, issues } = platform;
  const hash = once(() => hashText(canonicalJson({ facts: [...facts].sort(), switches: [...switches], sources })));
  return {
    facts,
    switches,
    sent,
    sources,
    get hash() {
      return hash();
    },
    issues,
  };
}
