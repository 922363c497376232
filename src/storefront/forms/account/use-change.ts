import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSend } from '../send/use-send';

/** What is said if a change gets no answer, since it may have been made. */
export type Lost = {
  /** Reads the account again: whether the change was made; undefined if that cannot be seen. */
  readonly look?: (() => Promise<boolean | undefined>) | undefined;
  /**
   * Text key for a change that cannot be read back. It is shown with a later refusal, too, which may result from it.
   */
  readonly secret?: string | undefined;
};

/** The message to a player: the refusal, and the key of a further text. */
type Told = { readonly error?: unknown; readonly key?: string | undefined };

/**
 * Sends one change at a time and reads the account again afterwards. Gives whether it was done. Never sends again by
 * itself. After a success it is `locked` where a dialog closes then, and `free` where a list stays.
 */
export function useChange(afterSuccess: 'free' | 'locked' = 'free') {
  const t = useText();
  const queries = useQueryClient();
  const { busy, send } = useSend({ afterSuccess });
  const suspicion = useRef<string>(undefined);
  const [told, tell] = useState<Told>();
  const renew = () => queries.invalidateQueries({ predicate: ({ queryKey }) => renewed.has(String(queryKey[2])) });
  const lookAfter = async ({ look, secret }: Lost): Promise<boolean> => {
    suspicion.current = secret;
    tell({ key: secret ?? 'widget.security.lost' });
    const stands = await look?.().catch(() => undefined);
    if (stands === false) tell({ key: 'widget.security.lostNot' });
    const read = renew();
    // On a bad network reading takes long.
    if (stands === true) {
      await read;
      tell(undefined);
    }
    return stands === true;
  };
  const change = async (call: () => Promise<unknown>, lost: Lost = {}): Promise<boolean> => {
    const sent = await send(async () => {
      tell(undefined);
      try {
        await call();
      } catch (error) {
        if (outcomeOf(error) === 'open' && (await lookAfter(lost))) return;
        throw error;
      }
      await renew();
    });
    if (sent?.outcome === 'refused' || sent?.outcome === 'session') {
      tell({ error: sent.error, key: suspicion.current });
      // The platform counts wrong fund passwords.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'securityConfig' });
    }
    return sent?.outcome === 'done';
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
