import type { SiteSource } from '@/sites/site-source';
import type { ServerInput } from '../server-input';
import { parseHost } from './parse-host';

/** Drafts of brands, at `draft--<brand>.<host>`. */
export type Drafts = { readonly siteSource: SiteSource; readonly host: string };

/** The parts of the server of drafts: those of the players' server, with sites and hosts of its own. */
export function draftServerInput(
  { drafts: _drafts, ...input }: ServerInput,
  { siteSource, host }: Drafts,
): ServerInput {
  return { ...input, siteSource, hostsOf: ({ site }) => [`draft--${site.id}.${host}`] };
}

/** Whether the host of a request is that of a draft. */
export function isDraftHost(header: string | undefined, { host }: Drafts): boolean {
  const name = parseHost(header);
  return name?.startsWith('draft--') === true && name.endsWith(`.${host}`);
}
