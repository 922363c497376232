import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { fieldName } from '../form-scope';
import { type FieldProps, TextField } from './text-field';

/** A password that can be shown. Paste and password managers work, and the caret stays in place. */
export function PasswordField(props: FieldProps & { readonly disabled?: boolean }) {
  const [isShown, setShown] = useState(false);
  const t = useText();
  const { showLabel = t('widget.password.show'), hideLabel = t('widget.password.hide') } = props.scope;
  const restoreCaret = useRef<() => void>(undefined);
  useEffect(() => {
    restoreCaret.current?.();
    restoreCaret.current = undefined;
  });
  const handleToggle = () => {
    restoreCaret.current = caretOf(fieldName(props.name));
    setShown(!isShown);
  };
  return (
    <TextField
      kind={props.inputMode === 'numeric' ? 'digits' : 'password'}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        // biome-ignore lint/a11y/noStaticElementInteractions: it triggers nothing, it only leaves the focus where it is
        <span className="contents" onMouseDown={leaveFocus} onMouseUp={leaveFocus}>
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            onClick={handleToggle}
          />
        </span>
      }
    />
  );
}

/**
 * The button must not take the focus on press. On release Chromium would move the caret of a field whose type has
 * changed.
 */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Gives a function that restores the caret, which is lost when the field changes its type. */
function caretOf(name: string): (() => void) | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.name !== name) return undefined;
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
