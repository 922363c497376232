import { useEffect, useState } from 'react';
import { toastStore } from '@/storefront/ui/overlays/toast';

/** Milliseconds between two checks whether a popup would interrupt the player. */
const recheckMs = 250;

/** Events of a player who must not be interrupted. */
const actions = ['pointerdown', 'keydown', 'scroll', 'close'] as const;

/** The popup that may open. If two have the same delay, only one opens at a time. */
let openPopup: object | undefined;

/**
 * True from the first quiet moment: for `milliseconds` the player did not tap, type or scroll, and no dialog closed. At
 * its end no field has the focus, and neither a dialog nor a message is open. So a popup covers no form and no message,
 * and does not follow another dialog at once.
 */
export function useQuietMoment(milliseconds: number, isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const self = {};
    let timer: ReturnType<typeof setTimeout>;
    const openIfFree = () => {
      if (isBusy()) return waitUntilFree();
      openPopup = self;
      stop();
      setQuiet(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(openIfFree, milliseconds);
    };
    const waitUntilFree = () => {
      timer = setTimeout(isBusy() ? waitUntilFree : wait, recheckMs);
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
      if (openPopup === self) openPopup = undefined;
      setQuiet(false);
    };
  }, [milliseconds, isWanted]);
  return isQuiet && isWanted;
}

function isBusy(): boolean {
  if (openPopup !== undefined || document.querySelector('dialog[open]') !== null) return true;
  if (toastStore.current().length > 0) return true;
  return document.activeElement?.matches('input, textarea, select, iframe') === true;
}
