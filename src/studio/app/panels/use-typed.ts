import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before a text is written. */
const pause = 150;

/** A text that is typed: it is written a moment after the last key, and before its field is removed. */
export function useTyped(
  value: string,
  write: (text: string) => void,
): { readonly text: string; readonly type: (text: string) => void } {
  const [text, setText] = useState(value);
  const unwritten = useRef<string>(undefined);
  const writer = useRef(write);
  writer.current = write;
  // What a file, another window or "Undo" changes shows here, unless somebody is typing.
  useEffect(() => {
    if (unwritten.current === undefined) setText(value);
  }, [value]);
  const flush = useCallback(() => {
    const wanted = unwritten.current;
    unwritten.current = undefined;
    if (wanted !== undefined) writer.current(wanted);
  }, []);
  useEffect(() => {
    if (unwritten.current !== text) return;
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [text, flush]);
  useEffect(() => flush, [flush]);
  const type = useCallback((next: string) => {
    unwritten.current = next;
    setText(next);
  }, []);
  return { text, type };
}
