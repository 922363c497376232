/** A frame around an element, over everything else, with a name. */
export type Marker = { readonly mark: (element: HTMLElement, name: string) => void; readonly clear: () => void };

const frameStyle = {
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: '3px solid #e6007e',
  borderRadius: '6px',
  background: 'transparent',
  boxSizing: 'border-box',
  pointerEvents: 'none',
  overflow: 'visible',
} as const;

const nameStyle = {
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: '-3px',
  padding: '1px 6px',
  background: '#b3005f',
  color: '#fff',
  font: '600 12px/1.4 system-ui, sans-serif',
  whiteSpace: 'nowrap',
  direction: 'ltr',
} as const;

export function createMarker(document: Document): Marker {
  const frame = document.createElement('div');
  const name = document.createElement('span');
  frame.popover = 'manual';
  frame.ariaHidden = 'true';
  Object.assign(frame.style, frameStyle);
  Object.assign(name.style, nameStyle);
  frame.append(name);
  let marked: HTMLElement | undefined;
  let request = 0;

  /** Follows the element while the page moves. */
  function follow(): void {
    if (marked === undefined || !marked.isConnected) {
      clear();
      return;
    }
    const { left, top, width, height } = marked.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${left - 3}px`,
      top: `${top - 3}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
    });
    name.style.insetBlockEnd = top < 24 ? 'auto' : '100%';
    request = requestAnimationFrame(follow);
  }

  function clear(): void {
    cancelAnimationFrame(request);
    marked = undefined;
    frame.remove();
  }

  return {
    clear,
    mark: (element, words) => {
      if (element === marked) return;
      clear();
      marked = element;
      name.textContent = words;
      // Outside of `body`, which belongs to the page's own code.
      document.documentElement.append(frame);
      frame.showPopover();
      follow();
    },
  };
}
