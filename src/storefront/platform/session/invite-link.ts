import { parseAddress } from '../browser/parse-address';

/** Parameter of the code: a member's own, or an agent's link. */
export type CodeName = 'r' | 'affiliateCode';

export type InviteLinkParts = {
  readonly parameter: CodeName;
  /** Hosts or addresses of the platform, the best first. */
  readonly domains: readonly string[];
  /** Path of the registration page. */
  readonly path: string;
  /** Origin of this site, for platforms that name no domain. */
  readonly origin: string;
  /** Language of the page and its preview, if not the brand's default. */
  readonly language?: string | undefined;
};

/** Address for registering with a code. */
export function inviteLink(code: string, { parameter, domains, path, origin, language }: InviteLinkParts): string {
  const [base = origin] = domains.flatMap((domain) => originOf(domain) ?? []);
  const url = new URL(path, base);
  url.searchParams.set(parameter, code);
  if (language !== undefined) url.searchParams.set('lang', language);
  return url.href;
}

/** A host without a scheme gets https. */
function originOf(domain: string): string | undefined {
  const trimmed = domain.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return trimmed === '' || /\s/.test(trimmed) ? undefined : parseAddress(address)?.origin;
}
