import type { AriaAttributes, MouseEvent, ReactNode } from 'react';

type Props = AriaAttributes & {
  readonly className?: string | undefined;
  readonly tabIndex?: number | undefined;
  /** Address of the page that it leads to; without one it is a button, to which alone `type` and `disabled` belong. */
  readonly href?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly disabled?: boolean | undefined;
  /** It leads to another site, in a tab of its own. */
  readonly newTab?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly children: ReactNode;
};

/**
 * What leads to a page is a link: it opens in a tab of its own, it can be copied, and it works before any script does. A plain tap stays in this
 * document; with a key held, or by another button of the mouse, it is the browser's.
 */
export function Tap({ href, type = 'button', disabled, newTab, onTap, children, ...rest }: Props) {
  if (href === undefined) {
    return (
      <button type={type} disabled={disabled} {...rest} onClick={onTap}>
        {children}
      </button>
    );
  }
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onTap?.();
  };
  return (
    <a {...rest} href={href} data-tap onClick={handleClick}>
      {children}
    </a>
  );
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
