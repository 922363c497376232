import { useCallback, useEffect } from 'react';
import type { Now } from '../../contract';
import { tell } from '../ask';

type Props = {
  readonly now: Now;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
};

/** Undo and redo the last step, in whichever file. The buttons stay focusable when there is nothing to do. */
export function UndoButtons({ now, setNow, refuse }: Props) {
  const undoOrRedo = useCallback(
    (way: 'undo' | 'redo') => void tell<Now>(way, {}).then(setNow, refuse),
    [setNow, refuse],
  );
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (way === undefined || isTyped(event.target)) return;
      event.preventDefault();
      undoOrRedo(way);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [undoOrRedo]);
  return (
    <>
      <button
        type="button"
        aria-disabled={now.undo === ''}
        title={titleOf('Undo', now.undo)}
        onClick={() => now.undo !== '' && undoOrRedo('undo')}
      >
        Undo
      </button>
      <button
        type="button"
        aria-disabled={now.redo === ''}
        title={titleOf('Redo', now.redo)}
        onClick={() => now.redo !== '' && undoOrRedo('redo')}
      >
        Redo
      </button>
    </>
  );
}

const titleOf = (way: string, words: string) => (words === '' ? `Nothing to ${way.toLowerCase()}` : `${way}: ${words}`);

function wayOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  return letter === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined;
}

/** Fields take back what was typed in them by themselves. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
