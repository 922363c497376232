import { type RefObject, useEffect, useRef } from 'react';
import type { Now, Problem } from '../../contract';
import { go } from '../address';
import type { PanelProps } from '../panel';
import { PlaceLink } from './place-link';
import { useDraftFile } from './use-draft-file';

type Props = Pick<PanelProps, 'now' | 'setNow' | 'refuse'> & { readonly path: string; readonly line: number };

const states = {
  loading: 'Loading …',
  kept: 'Kept in the draft.',
  typing: 'Typing …',
  failed: 'Not kept.',
  away: 'Not kept yet. It is tried again by itself.',
} as const;

/** A file as text. What is typed goes into the draft, and shows in the phones. */
export function Editor({ path, line, now, setNow, refuse }: Props) {
  const file = useDraftFile(path, setNow, refuse, now.version);
  const { text, saved, state, fault, elsewhere, edit, take } = file;
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const isLoaded = text !== undefined;
  useEffect(() => {
    if (isLoaded && line > 0) showLine(area, line);
  }, [isLoaded, line]);
  if (text === undefined) return <p role="status">{fault === '' ? states.loading : fault}</p>;
  const problems = now.problems.filter(({ place }) => place.file === path);
  return (
    <div className="editor">
      <p className="row-of quiet" role="status">
        <span>{text === saved ? 'As in the folder of merchants.' : states[state]}</span>
        {text !== saved && (
          <button type="button" onClick={() => go({ tab: 'changes' })}>
            Compare and save
          </button>
        )}
      </p>
      {fault !== '' && <p className="fault">{fault}</p>}
      {elsewhere !== undefined && (
        <p className="row-of">
          <button
            type="button"
            onClick={() => {
              area.current?.focus();
              take(elsewhere);
            }}
          >
            Take the other text
          </button>
          <button
            type="button"
            onClick={() => {
              const mine = text;
              area.current?.focus();
              take(elsewhere);
              edit(mine);
            }}
          >
            Write mine over it
          </button>
        </p>
      )}
      <div className="text">
        <div className="gutter" ref={gutter} aria-hidden="true">
          {lineMarks(text, problems)}
        </div>
        <textarea
          ref={area}
          aria-label={path}
          value={text}
          dir="ltr"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={({ target }) => edit(target.value)}
          onScroll={({ currentTarget }) => {
            if (gutter.current !== null) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      <Found problems={problems} now={now} />
    </div>
  );
}

/** Numbers of lines; those with a problem are marked. */
function lineMarks(text: string, problems: readonly Problem[]) {
  const worst = new Map<number, string>();
  for (const { place, severity } of problems) if (worst.get(place.line) !== 'error') worst.set(place.line, severity);
  return text.split('\n').map((_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
    <span key={index} className={worst.get(index + 1) ?? ''}>
      {index + 1}
    </span>
  ));
}

function Found({ problems, now }: { readonly problems: readonly Problem[]; readonly now: Now }) {
  const elsewhere = now.problems.length - problems.length;
  return (
    <ul className="plain found" aria-live="polite" aria-label="Problems of this file">
      {problems.map(({ place, message, severity }) => (
        <li key={`${place.line} ${place.column} ${message}`}>
          <strong className={severity === 'error' ? 'loss' : ''}>{severity === 'error' ? 'Error' : 'Warning'}</strong>{' '}
          {message} <PlaceLink place={place} />
        </li>
      ))}
      {elsewhere > 0 && (
        <li>
          <button type="button" className="link" onClick={() => go({ tab: 'problems' })}>
            {`${elsewhere} in other files`}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Selects a line and brings it into view. */
function showLine({ current }: RefObject<HTMLTextAreaElement | null>, line: number): void {
  if (current === null) return;
  const lines = current.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const lineHeight = Number.parseFloat(getComputedStyle(current).lineHeight);
  current.focus({ preventScroll: true });
  current.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  current.scrollTop = Math.max(0, (line - 6) * lineHeight);
  current.scrollLeft = 0;
}
