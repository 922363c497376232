import { useDeviceId } from '@/storefront/platform/browser/device-id';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { type LoginAnswer, useStartSession } from '@/storefront/platform/session/use-session';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type Login = { readonly mobile: string; readonly password: string };

/**
 * Logs in after a password was set by phone, with the number as name and an empty type. Undefined if the login fails.
 */
export function useFirstLogin(): (login: Login) => Promise<LoginAnswer | undefined> {
  const t = useText();
  const gateway = useGateway();
  const startSession = useStartSession();
  const deviceId = useDeviceId();
  return async ({ mobile, password }) => {
    try {
      const request = { username: mobile, password, type: '', loginDeviceId: deviceId() } as const;
      const answer = await gateway.call('login', request);
      if (!startSession(answer, { password })) return undefined;
      toast({ kind: 'success', text: t('toast.login.success') });
      return answer;
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      // The password is set. The player must log in by hand, and is told if a code will be needed.
      if (isGatewayError(error, 'login_verify_required'))
        toast({ kind: 'info', text: t('toast.password.verify'), duration: durations.long });
      else toast({ kind: 'success', text: t('toast.saved'), duration: durations.brief });
      return undefined;
    }
  };
}
