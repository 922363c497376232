import { useEffect, useRef } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { gameEventOf } from './game-url';

type Handlers = { readonly onReady: () => void; readonly onBack: () => void };

/** Milliseconds between two reads of the balance, however many messages a game sends. */
const refreshPauseMs = 1000;

/** Accepts only messages of this frame, of the game's origin, in the agreed format. */
export function useGameMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  url: string | undefined,
  handlers: Handlers,
): void {
  const refresh = useBalanceRefresh();
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (url === undefined) return;
    const { origin } = new URL(url);
    const handleMessage = (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || message.source !== frame.current?.contentWindow) return;
      const { onReady, onBack } = latest.current;
      switch (gameEventOf(message.data)) {
        case 'exit':
          return onBack();
        case 'ready':
          return onReady();
        case 'balance':
          onReady();
          return refresh();
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, url, refresh]);
}

/** Reads the balance at once, and then once a pause for all messages in between. */
function useBalanceRefresh(): () => void {
  const run = useAction();
  const runRef = useRef(run);
  runRef.current = run;
  const pauseRef = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; isAsked: boolean }>({
    timer: undefined,
    isAsked: false,
  });
  useEffect(() => () => clearTimeout(pauseRef.current.timer), []);
  const refresh = useRef(() => {
    const state = pauseRef.current;
    state.isAsked = state.timer !== undefined;
    if (state.isAsked) return;
    runRef.current({ do: 'refreshBalance' });
    state.timer = setTimeout(() => {
      state.timer = undefined;
      if (state.isAsked) refresh.current();
    }, refreshPauseMs);
  });
  return refresh.current;
}
