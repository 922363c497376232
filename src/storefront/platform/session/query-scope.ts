import type { Session } from '@/storefront/contract/session';
import type { Scope } from '@/storefront/platform/gateway/gateway';

type ScopeSource = { readonly session: Session | undefined; readonly merchant: string; readonly language: string };

/** The scope of a visitor's answers. The token itself never gets into query keys. */
export function queryScopeOf({ session, merchant, language }: ScopeSource): Scope {
  if (session === undefined) return { merchant, language, session: '', userName: '' };
  const { merchantCode, userName, token } = session;
  return { merchant: merchantCode, language, session: `${userName}/${fingerprint(token)}`, userName };
}

/** FNV-1a: differs for two tokens without revealing them. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
