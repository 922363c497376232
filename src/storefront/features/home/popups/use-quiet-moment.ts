import { useEffect, useState } from 'react';

/** Milliseconds between two looks whether what is in the way has gone. */
const again = 250;

/** What a player does: whoever acts is not interrupted. */
const actions = ['pointerdown', 'keydown', 'scroll', 'close'] as const;

/** The one whose moment has come: two that wait equally long never open at once. */
let holder: object | undefined;

/**
 * True from the first quiet moment on: for `milliseconds` nobody tapped, typed or scrolled, no field had the focus and no dialog was open. What
 * pops up so neither covers a form nor follows another dialog at once.
 */
export function useQuietMoment(milliseconds: number, wanted: boolean): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const self = {};
    let timer: ReturnType<typeof setTimeout>;
    const take = () => {
      if (isBusy()) return waitUntilFree();
      holder = self;
      stop();
      setCome(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(take, milliseconds);
    };
    const waitUntilFree = () => {
      timer = setTimeout(isBusy() ? waitUntilFree : wait, again);
    };
    // A strip that scrolls by itself is nobody's doing.
    const onAction = ({ type, target }: Event) => {
      if (type !== 'scroll' || target === document) wait();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const action of actions) document.removeEventListener(action, onAction, true);
    };
    // A dialog that closes does not say so to those around it, but on the way down.
    for (const action of actions) document.addEventListener(action, onAction, true);
    wait();
    return () => {
      stop();
      if (holder === self) holder = undefined;
      setCome(false);
    };
  }, [milliseconds, wanted]);
  return come && wanted;
}

function isBusy(): boolean {
  if (holder !== undefined || document.querySelector('dialog[open]') !== null) return true;
  return document.activeElement?.matches('input, textarea, select, iframe') === true;
}
