import type { Platform, PlatformPart } from '../platform';
import { withHash } from './platform-hash';

type Parts = ReadonlySet<PlatformPart>;

/** A platform without the parts that have no answer yet: their defaults would read as "off", "none" or "closed". */
export function withoutUnanswered(platform: Platform, parts: Parts): Platform {
  const { facts, switches, sent, sources, issues } = platform;
  const { 'register.fields': fields, ...others } = sources;
  return withHash({
    facts: new Map([...facts].filter(([path, value]) => isAnswered(path, value, parts))),
    switches: parts.has('whitelabel') ? new Map() : switches,
    sent,
    sources: fields === undefined || parts.has('register') ? others : sources,
    issues: issues.filter(({ path }) => ![...parts].some((part) => part === path)),
  });
}

function isAnswered(path: string, value: unknown, parts: Parts): boolean {
  const [group = ''] = path.split('.', 1);
  if (group === 'register') return !parts.has(path === 'register.ready' ? 'register' : 'whitelabel');
  if (group === 'promotion') return !parts.has('promotions');
  if (group === 'settings' || group === 'template') return !parts.has('settings');
  // These facts also count answers of other calls, so what is there stays.
  if (group === 'service' || group === 'download') return !parts.has('settings') || Boolean(value);
  return true;
}
