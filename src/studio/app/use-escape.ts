import { useEffect } from 'react';

/** Calls `onEscape` at the Escape key while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isOn, onEscape]);
}
