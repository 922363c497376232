import { useState } from 'react';
import type { Now, PastFiles, PastState } from '../../contract';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { useAnswer } from '../use-answer';

/** The commits that changed the brand. Brings its files back as they were, all or one, into the draft. */
export function HistoryPanel({ brand, now, setNow, refuse }: PanelProps) {
  const { answer, error } = useAnswer<readonly PastState[]>('past', { brand: brand.id }, now);
  if (error !== undefined) return <p className="fault">{error}</p>;
  if (answer === undefined) return <p role="status">Reading what git knows …</p>;
  return (
    <>
      <p className="quiet">
        {answer.length === 0
          ? `No commit has a file of ${brand.id} yet. Commit the folder, and its states stand here from then on.`
          : `Commits that changed ${brand.id}, the newest first. What you bring back goes into the draft.`}
      </p>
      <ul className="plain">
        {answer.map((state) => (
          <State key={state.commit} {...{ state, now, setNow, refuse }} brand={brand.id} />
        ))}
      </ul>
    </>
  );
}

type StateProps = Pick<PanelProps, 'now' | 'setNow' | 'refuse'> & { readonly brand: string; readonly state: PastState };

/** A commit that opens: the files that differ from it now. */
function State({ brand, state: { commit, at, author, subject }, now, setNow, refuse }: StateProps) {
  const [isOpen, setOpen] = useState(false);
  const { answer, error } = useAnswer<PastFiles>(isOpen ? 'past-files' : undefined, { brand, commit }, now);
  const when = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  const restore = (paths: readonly string[]) =>
    void tell<Now>('restore', { brand, commit, paths, when }).then(setNow, refuse);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary dir="auto">{`${when} · ${subject} · ${author}`}</summary>
        {isOpen && error !== undefined && <p className="fault">{error}</p>}
        {isOpen && answer !== undefined && <Files {...answer} onRestore={restore} when={when} />}
      </details>
    </li>
  );
}

type FilesProps = PastFiles & { readonly when: string; readonly onRestore: (paths: readonly string[]) => void };

function Files({ different, newer, when, onRestore }: FilesProps) {
  return (
    <>
      {different.length === 0 ? (
        <p>Every file that was there then is the same now.</p>
      ) : (
        <button type="button" className="strong" onClick={() => onRestore(different)}>
          {different.length === 1 ? 'Bring it back' : `Bring all ${different.length} files back`}
        </button>
      )}
      <ul className="plain">
        {different.map((path) => (
          <li key={path} className="row-of">
            <span>{path}</span>
            <button type="button" aria-label={`Bring ${path} back as of ${when}`} onClick={() => onRestore([path])}>
              Bring back
            </button>
          </li>
        ))}
      </ul>
      {newer.length > 0 && <p className="quiet">{`Came later, and stay as they are: ${newer.join(', ')}`}</p>}
    </>
  );
}
