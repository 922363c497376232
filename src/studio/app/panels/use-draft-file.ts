import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileAnswer, Now } from '../../contract';
import { ask, Refusal, tell } from '../ask';
import { wordsOf } from '../use-answer';

/** A file of the draft while it is edited. */
export type DraftFile = {
  readonly text: string | undefined;
  /** The text of the folder of merchants. */
  readonly saved: string;
  /** `away`: the server could not be asked, and is asked again. */
  readonly state: 'loading' | 'kept' | 'typing' | 'failed' | 'away';
  readonly fault: string;
  /** The text of another window that wrote meanwhile. */
  readonly elsewhere: FileAnswer | undefined;
  readonly edit: (text: string) => void;
  /** Takes a text as the one that the next edit is based on. */
  readonly take: (file: FileAnswer) => void;
};

/** Milliseconds without a key before the text is written. */
const pause = 60;
/** Milliseconds before a server that is away is asked again. */
const pauseAway = 2_000;

const notKeptBefore = 'What you typed here could not be kept before. Take the other text, or write yours over it.';

/** What was typed and could not be kept, in this tab. It shows where its file opens again, also after a reload. */
const unkept = {
  read: (path: string) => sessionStorage.getItem(`unkept ${path}`),
  set: (path: string, text: string) => {
    try {
      sessionStorage.setItem(`unkept ${path}`, text);
    } catch {
      // The tab has no room: the text is kept as long as its file is open.
    }
  },
  delete: (path: string) => sessionStorage.removeItem(`unkept ${path}`),
};

/**
 * Loads a file and writes each edit into the draft, a moment after the last key. Shows what changes the file elsewhere,
 * such as "Undo", unless somebody types. `draft` numbers the draft's states. `refuse` is called if the last edit of a
 * file that was left could not be kept.
 */
export function useDraftFile(
  path: string,
  setNow: (now: Now) => void,
  refuse: (error: unknown) => void,
  draft: number,
): DraftFile {
  const [file, setFile] = useState<FileAnswer>();
  const [text, setText] = useState<string>();
  // Counts edits: "Write mine over it" may type the text that stands there already, which changes no other state.
  const [edits, setEdits] = useState(0);
  const [state, setState] = useState<DraftFile['state']>('loading');
  const [fault, setFault] = useState('');
  const [elsewhere, setElsewhere] = useState<FileAnswer>();
  const version = useRef('');
  const unwritten = useRef<string>(undefined);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);

  const take = useCallback((next: FileAnswer) => {
    unkept.delete(next.path);
    version.current = next.version;
    unwritten.current = undefined;
    setFile(next);
    setText(next.text);
    setElsewhere(undefined);
    setState('kept');
    setFault('');
  }, []);

  useEffect(() => {
    const open = (next: FileAnswer) => {
      const mine = unkept.read(path);
      take(next);
      if (mine === null || mine === next.text) return;
      unkept.set(path, mine);
      version.current = '';
      setText(mine);
      setElsewhere(next);
      setState('failed');
      setFault(notKeptBefore);
    };
    ask<FileAnswer>('file', { path }).then(open, (error: unknown) => {
      setState('failed');
      setFault(wordsOf(error));
    });
  }, [path, take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the draft is what it follows.
  useEffect(() => {
    if (version.current === '' || unwritten.current !== undefined) return;
    const known = version.current;
    ask<FileAnswer>('file', { path }).then(
      (next) => {
        const isTyping = unwritten.current !== undefined || version.current !== known;
        if (!isTyping && next.version !== known) take(next);
      },
      () => undefined, // A file that is gone stays as it was seen last.
    );
  }, [draft]);

  const write = useCallback(async () => {
    const wanted = unwritten.current;
    if (wanted === undefined) return;
    unwritten.current = undefined;
    try {
      const body = { path, text: wanted, version: version.current };
      const answer = await tell<{ readonly file: FileAnswer; readonly now: Now }>('file', body, 'PUT');
      unkept.delete(path);
      version.current = answer.file.version;
      setFile(answer.file);
      setNow(answer.now);
      if (unwritten.current === undefined) setState('kept');
      setFault('');
    } catch (error) {
      unwritten.current ??= wanted;
      setState(error instanceof Refusal ? 'failed' : 'away');
      setFault(wordsOf(error));
      if (error instanceof Refusal && error.status === 409) setElsewhere(fileIn(error.body));
      unkept.set(path, wanted);
      if (isLeft.current) refuse(error);
    }
  }, [path, setNow, refuse]);

  useEffect(() => {
    if (edits === 0 || unwritten.current === undefined) return;
    const timer = setTimeout(() => {
      writing.current = writing.current.then(write);
    }, pause);
    return () => clearTimeout(timer);
  }, [edits, write]);
  useEffect(() => {
    if (state !== 'away') return;
    const timer = setInterval(() => {
      writing.current = writing.current.then(write);
    }, pauseAway);
    return () => clearInterval(timer);
  }, [state, write]);
  // Writes the last edit before another file opens.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      void writing.current.then(write);
    };
  }, [write]);

  const edit = useCallback((next: string) => {
    unwritten.current = next;
    setState('typing');
    setText(next);
    setEdits((last) => last + 1);
  }, []);
  return { text, saved: file?.saved ?? '', state, fault, elsewhere, edit, take };
}

function fileIn(body: unknown): FileAnswer | undefined {
  const file: unknown = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined;
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (typeof file !== 'object' || file === null) return undefined;
  if (!('path' in file) || !('text' in file) || !('version' in file) || !('saved' in file)) return undefined;
  const { path, text, version, saved } = file;
  return isText(path) && isText(text) && isText(version) && isText(saved) ? { path, text, version, saved } : undefined;
}
