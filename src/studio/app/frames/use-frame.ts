import { type RefObject, useEffect, useRef } from 'react';
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
  readonly onPicked: (node: string) => void;
  readonly onMarked: (marked: Marked) => void;
  readonly stopPicking: () => void;
  /** The visitor went to another page in this frame. */
  readonly onPage: (page: string) => void;
};

/** Speaks with the agent in a frame. Gives the page that it shows. */
export function useFrame(input: Input): RefObject<string> {
  const { frame, origin, look, node, shell } = input;
  const current = useRef(input);
  current.current = input;
  const page = useRef('');
  const isReady = useRef(false);

  useEffect(() => {
    const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin);
    function handleMessage({ source, origin: from, data }: MessageEvent): void {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message: FromFrame = data;
      const { look: wanted, node: marked, shell: around, onPicked, onMarked, stopPicking, onPage } = current.current;
      if (message.kind === 'ready') {
        isReady.current = true;
        send(wanted);
        // Hydration may move what is drawn.
        setTimeout(() => sendMark(send, marked, around), 800);
      }
      if (message.kind === 'at') {
        page.current = message.page;
        if (message.hasFocus) onPage(message.page);
      }
      if (message.kind === 'picked') onPicked(`${message.page === '' ? around : message.page}/${message.node}`);
      if (message.kind === 'escape') stopPicking();
      if (message.kind === 'marked') onMarked({ node: marked, isSeen: message.isSeen });
    }
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [frame, origin]);

  useEffect(() => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(look, origin);
  }, [frame, origin, look]);
  useEffect(() => {
    if (isReady.current) sendMark((message) => frame.current?.contentWindow?.postMessage(message, origin), node, shell);
  }, [frame, origin, node, shell]);
  return page;
}

function sendMark(send: (message: ToFrame) => void, node: string, shell: string): void {
  const [page = '', ...rest] = node.split('/');
  if (node === '') send({ kind: 'unmark' });
  else send({ kind: 'mark', page, node: rest.join('/'), isShell: page === shell });
}
