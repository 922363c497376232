import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { providerTimeoutMs } from '@/storefront/platform/gateway/sign-in/provider';

export type CheckState = 'loading' | 'ready' | 'expired' | 'failed';

export type CheckFrame = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: CheckState;
  /** Number of tries before this one. From the second try on the check is visible. */
  readonly turn: number;
  readonly again: () => void;
};

/** Follows the messages of the check page in a frame. A page that sends none in time counts as failed. */
export function useCheckFrame(onSolved: (token: string) => void): CheckFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ state, turn }, setStep] = useState<{ readonly state: CheckState; readonly turn: number }>({
    state: 'loading',
    turn: 0,
  });
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source === null || source !== frame.current?.contentWindow) return;
      const { check, token } = fieldsOf(data);
      if (check === 'solved' && typeof token === 'string' && token !== '') onSolved(token);
      else if (check === 'ready' || check === 'expired' || check === 'failed')
        setStep((step) => ({ ...step, state: check }));
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [onSolved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own time
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setStep((step) => ({ ...step, state: 'failed' })), providerTimeoutMs);
    return () => clearTimeout(timer);
  }, [state, turn]);
  return { frame, state, turn, again: () => setStep((step) => ({ state: 'loading', turn: step.turn + 1 })) };
}
