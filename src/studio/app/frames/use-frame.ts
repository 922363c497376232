import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FromFrame, ToFrame } from '../../contract';

/** What a frame answered when it was asked to show a node. */
export type Marked = { readonly node: string; readonly isSeen: boolean };

type Input = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly origin: string;
  readonly look: ToFrame & { readonly kind: 'look' };
  /** The picked node, as `page/node`. */
  readonly node: string;
  readonly shell: string;
  /** Another number for another state of the draft. */
  readonly draft: number;
  readonly onPicked: (node: string) => void;
  readonly onMarked: (marked: Marked) => void;
  readonly stopPicking: () => void;
  /** The visitor went to another page in this frame. */
  readonly onPage: (page: string) => void;
};

/** Speaks with the agent in a frame. Gives the page that it shows. */
export function useFrame(input: Input): RefObject<string> {
  const { frame, origin, look, node, shell, draft } = input;
  const current = useRef(input);
  current.current = input;
  const page = useRef('');
  const isReady = useRef(false);
  const isSeen = useRef(true);

  const send = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin),
    [frame, origin],
  );
  useEffect(() => {
    function handleMessage({ source, origin: from, data }: MessageEvent): void {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message: FromFrame = data;
      const { look: wanted, node: marked, shell: shellId, onPicked, onMarked, stopPicking, onPage } = current.current;
      if (message.kind === 'ready') {
        isReady.current = true;
        send(wanted);
        // Hydration may move what is drawn.
        setTimeout(() => sendMark(send, current.current), 800);
      }
      if (message.kind === 'at') {
        page.current = message.page;
        if (message.hasFocus) onPage(message.page);
      }
      if (message.kind === 'picked') onPicked(`${message.page === '' ? shellId : message.page}/${message.node}`);
      if (message.kind === 'escape') stopPicking();
      if (message.kind !== 'marked') return;
      isSeen.current = message.isSeen;
      onMarked({ node: marked, isSeen: message.isSeen });
    }
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [frame, origin, send]);

  useEffect(() => {
    if (isReady.current) send(look);
  }, [send, look]);
  useEffect(() => {
    if (isReady.current) sendMark(send, { node, shell });
  }, [send, node, shell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the draft may have drawn what was not seen.
  useEffect(() => {
    if (isReady.current && !isSeen.current) sendMark(send, current.current);
  }, [send, draft]);
  return page;
}

function sendMark(send: (message: ToFrame) => void, { node, shell }: Pick<Input, 'node' | 'shell'>): void {
  const [page = '', ...rest] = node.split('/');
  if (node === '') send({ kind: 'unmark' });
  else send({ kind: 'mark', page, node: rest.join('/'), isShell: page === shell });
}
