import { useDialog, useStorefront } from '@/storefront/contract/hooks';
import { pathOfRole } from '@/storefront/contract/page-roles';
import { useSignInService } from '@/storefront/forms/phone-proof/use-sign-in-service';
import { useSend } from '@/storefront/forms/send/use-send';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { Channel } from '@/storefront/platform/gateway/sign-in/provider';
import { useText } from '@/storefront/platform/languages/use-text';
import { keepDeparture } from '@/storefront/platform/session/departure';
import { durations, toast } from '@/storefront/ui/overlays/toast';

/**
 * Sends the player to another service's page, once for each tap. The return address is always the login page, which
 * services have registered.
 */
export function useDeparture(channel: Channel): { readonly busy: boolean; readonly leave: () => void } {
  const t = useText();
  const loadService = useSignInService();
  const loginPath = usePathOfLogin();
  const isOverPage = useDialog() !== undefined;
  const { busy, send } = useSend({ afterSuccess: 'free' });
  const leavePage = async () => {
    const { origin, pathname, search } = window.location;
    const provider = await loadService();
    const { address, state, session } = await provider.startSignIn(channel, origin + loginPath);
    const back = isOverPage ? pathname + search : (new URLSearchParams(search).get('back') ?? undefined);
    keepDeparture(browserStorageOf(window), { channel, state, session, back });
    window.location.assign(address);
  };
  const leaveOnce = async () => {
    const result = await send(leavePage);
    if (result === undefined || result.outcome === 'done') return;
    toast({ kind: 'fail', text: errorText(result.error, t), duration: durations.long });
  };
  return { busy, leave: () => void leaveOnce() };
}

function usePathOfLogin(): string {
  return pathOfRole(useStorefront().routes, 'login');
}
