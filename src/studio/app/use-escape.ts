import { useEffect } from 'react';

/** Calls `onEscape` at the Escape key while `isOn`, unless a search field takes the key to empty itself. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const handleKey = ({ key, target, isComposing }: KeyboardEvent) => {
      const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (key === 'Escape' && !isComposing && !isSearch) onEscape();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isOn, onEscape]);
}
