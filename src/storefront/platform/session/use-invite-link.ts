import { useSyncExternalStore } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { pathOfRole } from '@/storefront/contract/page-roles';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { type InviteLinkParts, inviteLink } from './invite-link';

const neverSubscribe = () => () => undefined;

/** The link of a code. Undefined in the server's HTML, since the server does not know the visitor's host. */
export function useInviteLink(
  code: string,
  { parameter, domains }: Pick<InviteLinkParts, 'parameter' | 'domains'>,
): string | undefined {
  const origin = useOrigin();
  const currentLanguage = useLanguage();
  const { merchant, routes } = useStorefront();
  const { languages } = merchant;
  if (origin === undefined) return undefined;
  const path = pathOfRole(routes, 'register');
  const language = currentLanguage === languages.default ? undefined : currentLanguage;
  return inviteLink(code, { parameter, domains, origin, path, language });
}

/** Address of the login page on this site. Undefined in the server's HTML. */
export function useLoginAddress(): string | undefined {
  const origin = useOrigin();
  const { routes } = useStorefront();
  return origin === undefined ? undefined : new URL(pathOfRole(routes, 'login'), origin).href;
}

function useOrigin(): string | undefined {
  return useSyncExternalStore(
    neverSubscribe,
    () => window.location.origin,
    () => undefined,
  );
}
