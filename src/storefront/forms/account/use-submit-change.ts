import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { callOfKey } from '@/storefront/platform/gateway/queries/keys';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSend } from '../send/use-send';

/** What to do if a change gets no answer: it may have been made all the same. */
export type LostAnswer = {
  /** Reads the account again: whether the change was made; undefined if that cannot be seen. */
  readonly checkSaved?: (() => Promise<boolean | undefined>) | undefined;
  /**
   * Text key for a change that cannot be read back. It is shown with a later refusal, too, since that may come from a
   * change that was made.
   */
  readonly lostText?: string | undefined;
};

/** The message to a player: the refusal, and the key of a further text. */
type Message = { readonly error?: unknown; readonly key?: string | undefined };

/**
 * Sends one change at a time. Afterwards it reads the account again; after a refusal only `securityConfig`. Gives
 * whether the change was made. Never sends again by itself. After a success it is `locked` where a dialog closes then,
 * and `free` where a list stays. Queries that `calls` touch are read again, too, whatever the outcome.
 */
export function useSubmitChange(afterSuccess: 'free' | 'locked' = 'free', calls?: readonly CallName[]) {
  const t = useText();
  const queries = useQueryClient();
  const { busy, send } = useSend({ afterSuccess, calls });
  const lostKey = useRef<string>(undefined);
  const [message, setMessage] = useState<Message>();
  const refetchAccount = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => accountCalls.has(callOfKey(queryKey)) });
  const handleLostAnswer = async ({ checkSaved, lostText }: LostAnswer): Promise<boolean> => {
    lostKey.current = lostText;
    setMessage({ key: lostText ?? 'widget.security.lost' });
    const wasMade = await checkSaved?.().catch(() => undefined);
    if (wasMade === false) setMessage({ key: 'widget.security.lostNot' });
    const refetched = refetchAccount();
    // Only a made change waits for this: on a bad network reading takes long.
    if (wasMade === true) {
      await refetched;
      setMessage(undefined);
    }
    return wasMade === true;
  };
  const change = async (call: () => Promise<unknown>, lostAnswer: LostAnswer = {}): Promise<boolean> => {
    const result = await send(async () => {
      setMessage(undefined);
      try {
        await call();
      } catch (error) {
        if (outcomeOf(error) === 'open' && (await handleLostAnswer(lostAnswer))) return;
        throw error;
      }
      await refetchAccount();
    });
    if (result?.outcome === 'refused' || result?.outcome === 'session') {
      setMessage({ error: result.error, key: lostKey.current });
      // The platform counts wrong fund passwords.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => callOfKey(queryKey) === 'securityConfig' });
    }
    return result?.outcome === 'done';
  };
  const { error, key } = message ?? {};
  const messageText = [error !== undefined && errorText(error, t), key !== undefined && t(key)]
    .filter(Boolean)
    .join(' ');
  const isFundWrong = key === undefined && isGatewayError(error, 'payment.password.incorrect');
  return { busy, problem: message && messageText, isFundWrong, change };
}

const accountCalls: ReadonlySet<string> = new Set([
  'securityConfig',
  'bankCards',
  'withdrawSettings',
  'memberInfo',
  'memberIcon',
  'ownQuestions',
  'loginDevices',
  'loginHistory',
]);
