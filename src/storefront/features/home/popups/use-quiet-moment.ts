import { useEffect, useState } from 'react';

/** Milliseconds between two checks whether a popup would interrupt the player. */
const again = 250;

/** Events of a player who must not be interrupted. */
const actions = ['pointerdown', 'keydown', 'scroll', 'close'] as const;

/** The popup that may open. If two have the same delay, only one opens at a time. */
let holder: object | undefined;

/**
 * True from the first quiet moment: for `milliseconds` the player did not tap, type or scroll, no field had the focus
 * and no dialog was open. So a popup covers no form, and does not follow another dialog at once.
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
    // A strip that scrolls by itself is not an action of the player.
    const onAction = ({ type, target }: Event) => {
      if (type !== 'scroll' || target === document) wait();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const action of actions) document.removeEventListener(action, onAction, true);
    };
    // A dialog's `close` event does not bubble, so it is caught in the capture phase.
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
