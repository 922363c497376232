import { parseAddress } from '../browser/parse-address';

/** The name that a code goes by: a member's own, or that of an agent's link. */
export type CodeName = 'r' | 'affiliateCode';

export type Place = {
  readonly name: CodeName;
  /** Hosts or addresses that the platform names, the best first. */
  readonly domains: readonly string[];
  /** Of the registration, on this site. */
  readonly path: string;
  /** Of this site: where the platform names no domain. */
  readonly origin: string;
  /** What the page and its preview are to speak, where that is not the brand's own language. */
  readonly language?: string | undefined;
};

/** Where somebody registers with a code. */
export function inviteLink(code: string, { name, domains, path, origin, language }: Place): string {
  const [first = origin] = domains.flatMap((domain) => originOf(domain) ?? []);
  const url = new URL(path, first);
  url.searchParams.set(name, code);
  if (language !== undefined) url.searchParams.set('lang', language);
  return url.href;
}

/** A host by itself is meant with https. */
function originOf(domain: string): string | undefined {
  const named = domain.trim();
  const address = /^https?:\/\//i.test(named) ? named : `https://${named}`;
  return named === '' || /\s/.test(named) ? undefined : parseAddress(address)?.origin;
}
