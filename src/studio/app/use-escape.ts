import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from 'react';

/** Calls `onEscape` at the Escape key while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (isEscape(event)) onEscape();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isOn, onEscape]);
}

/** Handles the Escape key in a part of a panel: it closes that part alone. */
export function closesOnEscape(close: () => void) {
  return (event: ReactKeyboardEvent) => {
    if (!isEscape(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };
}

/** Whether a key closes something. A search field with text takes Escape to empty itself. */
function isEscape({ key, target, isComposing }: KeyboardEvent): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  return key === 'Escape' && !isComposing && !isSearch;
}
