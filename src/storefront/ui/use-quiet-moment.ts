import { useEffect, useState } from 'react';

/** Milliseconds until a look whether other dialogs are gone. */
const again = 1000;

/** True from the moment, `milliseconds` after it was wanted, at which no other dialog is open: nothing pops up over a form. */
export function useQuietMoment(milliseconds: number, wanted: boolean): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const look = () => {
      if (document.querySelector('dialog[open]') === null) setCome(true);
      else timer = setTimeout(look, again);
    };
    let timer = setTimeout(look, milliseconds);
    return () => {
      clearTimeout(timer);
      setCome(false);
    };
  }, [milliseconds, wanted]);
  return come && wanted;
}
