import { useEffect, useMemo, useRef } from 'react';
import type { ToFrame } from '../../contract';
import { type Address, go } from '../address';
import { type FrameSpec, visitOf } from './frame-specs';
import { type Marked, useFrame } from './use-frame';

type Props = {
  readonly spec: FrameSpec;
  readonly look: Address;
  readonly frameKey: string;
  readonly shell: string;
  /** Another number for another state of the draft. */
  readonly draft: number;
  readonly isPicking: boolean;
  readonly onPicked: (node: string) => void;
  readonly onMarked: (marked: Marked) => void;
  readonly stopPicking: () => void;
};

/** A phone with the storefront of a brand, as one visitor sees it. */
export function Frame({ spec, look, frameKey, shell, draft, isPicking, onPicked, onMarked, stopPicking }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { host, path } = spec;
  const { mode, type, width, zoom, page, node, greetings } = look;
  const wanted = useMemo(
    (): ToFrame & { readonly kind: 'look' } => ({
      kind: 'look',
      mode: mode === '' ? undefined : mode,
      type,
      isPicking,
    }),
    [mode, type, isPicking],
  );
  const shown = useFrame({
    frame,
    origin: `http://${host}`,
    look: wanted,
    node,
    shell,
    draft,
    onPicked,
    onMarked,
    stopPicking,
    onPage: (next) => next !== '' && go({ page: next }),
  });
  // A visit loads its document once. Its other pages are opened by navigation.
  const begun = useRef('');
  const visit = visitOf({ ...spec, path: '' }, frameKey, greetings);
  useEffect(() => {
    if (path === '' || frame.current === null) return;
    if (begun.current !== visit) {
      begun.current = visit;
      frame.current.src = visitOf(spec, frameKey, greetings);
    } else if (shown.current !== page) {
      const message: ToFrame = { kind: 'go', path };
      frame.current.contentWindow?.postMessage(message, `http://${host}`);
    }
  }, [visit, path, page, host, spec, frameKey, greetings, shown]);

  const title = spec.title === '' ? spec.brand : spec.title;
  return (
    <figure className="phone" style={{ width: width * zoom + 2 }}>
      {spec.title !== '' && <figcaption title={spec.title}>{spec.title}</figcaption>}
      {path === '' ? (
        <p className="wait">{spec.instead}</p>
      ) : (
        <div className="screen">
          <iframe
            ref={frame}
            title={`Storefront: ${title}`}
            sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
            style={{ width, height: `${100 / zoom}%`, transform: zoom === 1 ? 'none' : `scale(${zoom})` }}
          />
        </div>
      )}
    </figure>
  );
}
