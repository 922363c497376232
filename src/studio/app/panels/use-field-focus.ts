import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

type FieldFocus<Row> = {
  readonly row: RefObject<Row | null>;
  /** To be called when a button of the row is pressed: it has the focus then. */
  readonly onPress: () => void;
};

/** Gives the focus to the first field of a row once a button of it that was pressed is gone. */
export function useFieldFocus<Row extends HTMLElement>(): FieldFocus<Row> {
  const row = useRef<Row>(null);
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    // Somebody may have gone on meanwhile.
    if (document.activeElement === document.body) row.current?.querySelector<HTMLElement>(fields)?.focus();
  });
  const onPress = useCallback(() => {
    pressed.current = document.activeElement;
  }, []);
  return { row, onPress };
}

const fields = 'input, select, textarea, button';
