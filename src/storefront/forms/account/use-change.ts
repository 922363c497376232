import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isAnswered } from '@/storefront/platform/gateway/is-answered';
import { useText } from '@/storefront/platform/languages/use-text';

/** What is said of a change that got no answer: it may have been made. */
export type Lost = {
  /** Whether the account, read anew, stands as it was to be; undefined where it does not tell. */
  readonly look?: (() => Promise<boolean | undefined>) | undefined;
  /** Key of the words for what cannot be looked at. They are said with a later refusal too, which may come of it. */
  readonly secret?: string | undefined;
};

/** What a player is told: why it was refused, and the key of what else is to be said. */
type Told = { readonly error?: unknown; readonly key?: string | undefined };

/** Sends one change at a time; what was read of the account is asked for anew after it. Gives whether it was done. Nothing is sent again by itself. */
export function useChange() {
  const t = useText();
  const queries = useQueryClient();
  const sending = useRef(false);
  const suspicion = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Told>();
  const renew = () => queries.invalidateQueries({ predicate: ({ queryKey }) => renewed.has(String(queryKey[2])) });
  const lookAfter = async ({ look, secret }: Lost): Promise<boolean> => {
    suspicion.current = secret;
    tell({ key: secret ?? 'widget.security.lost' });
    const stands = await look?.().catch(() => undefined);
    if (stands === false) tell({ key: 'widget.security.lostNot' });
    const read = renew();
    // Where the line is down, asking takes long.
    if (stands === true) {
      await read;
      tell(undefined);
    }
    return stands === true;
  };
  const change = async (send: () => Promise<unknown>, lost: Lost = {}): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    tell(undefined);
    try {
      await send();
      await renew();
      return true;
    } catch (error) {
      if (!isAnswered(error)) return await lookAfter(lost);
      tell({ error, key: suspicion.current });
      // A wrong fund password is counted.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'securityConfig' });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const { error, key } = told ?? {};
  const words = [error !== undefined && errorText(error, t), key !== undefined && t(key)].filter(Boolean).join(' ');
  const isFundWrong = key === undefined && isGatewayError(error, 'payment.password.incorrect');
  return { busy, problem: told && words, isFundWrong, change };
}

const renewed: ReadonlySet<string> = new Set([
  'securityConfig',
  'bankCards',
  'withdrawSettings',
  'memberInfo',
  'memberIcon',
  'ownQuestions',
  'loginDevices',
  'loginHistory',
]);
