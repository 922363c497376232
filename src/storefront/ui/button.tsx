import type { ReactNode } from 'react';
import { Badge } from './badge';
import type { Box } from './box';
import styles from './button.module.css';
import { Icon } from './icons/icon';
import { Spinner } from './states/spinner';
import { Tap } from './tap';

type ButtonProps = Box & {
  readonly children: ReactNode;
  /** Accessible name, if it must say more than the visible words. It must contain them. */
  readonly label?: string | undefined;
  readonly icon?: string | undefined;
  readonly tone?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly wide?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Looks and is read as disabled, but a tap counts: the form then says what lacks. */
  readonly greyed?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the element that it opens. Set only while that element is closed. */
  readonly opens?: string | undefined;
  /** Address of a page, which makes it a link. */
  readonly href?: string | undefined;
  /** The address is on another site and opens in a new tab. */
  readonly newTab?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
};

/** A button with words, or a link that looks like one. While `busy` it keeps its width and focus and ignores taps. */
export function Button({
  children,
  label,
  icon,
  tone = 'primary',
  size = 'm',
  wide,
  busy,
  disabled,
  greyed,
  type,
  opens,
  href,
  newTab,
  onClick,
  ...box
}: ButtonProps) {
  return (
    <Tap
      {...box}
      type={type}
      href={href}
      newTab={newTab}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-greyed={greyed || undefined}
      aria-label={label}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || greyed || undefined}
      aria-expanded={opens === undefined ? undefined : false}
      aria-controls={opens}
      onTap={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
      <span className={styles.words}>{children}</span>
    </Tap>
  );
}

type IconButtonProps = Box & {
  readonly icon: string;
  /** Read aloud; the icon is decoration. */
  readonly label: string;
  readonly badge?: number | undefined;
  readonly dot?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Address of a page, which makes it a link. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
};

export function IconButton({
  icon,
  label,
  badge,
  dot,
  pressed,
  expanded,
  disabled,
  href,
  onClick,
  ...box
}: IconButtonProps) {
  return (
    <Tap
      {...box}
      className={styles.iconButton}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      href={href}
      onTap={onClick}
    >
      <Icon name={icon} />
      <span className={styles.mark}>
        <Badge count={badge} dot={dot} />
      </span>
    </Tap>
  );
}
