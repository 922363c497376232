import type { AriaAttributes, MouseEvent, ReactNode, RefCallback } from 'react';
import type { Box } from './box';

type Props = AriaAttributes &
  Box & {
    readonly className?: string | undefined;
    readonly ref?: RefCallback<HTMLElement> | undefined;
    readonly tabIndex?: number | undefined;
    /** Address of a page. Without one it is a button, and only then `type` and `disabled` count. */
    readonly href?: string | undefined;
    readonly type?: 'button' | 'submit' | undefined;
    readonly disabled?: boolean | undefined;
    /** The address is on another site and opens in a new tab. */
    readonly newTab?: boolean | undefined;
    readonly onTap?: (() => void) | undefined;
    readonly children: ReactNode;
  };

/**
 * A link if it leads to a page: it can be copied, opened in a new tab, and works before scripts do. A plain tap
 * navigates within this document. With a modifier key or another mouse button the browser handles it.
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
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onTap?.();
  };
  return (
    <a {...rest} href={href} data-tap="" onClick={handleClick}>
      {children}
    </a>
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
