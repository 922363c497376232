import { useState } from 'react';
import type { CommandAnswer } from '../../contract';
import { tell } from '../ask';
import { useAnswer } from '../use-answer';

type Props = { readonly brand: string; readonly to: string; readonly refuse: (error: unknown) => void };

/** A publication to make: of what is saved, or of a version that was published before. */
type Step = { readonly path: 'publish' } | { readonly path: 'rollback'; readonly version: string };

/** Publishes what is saved of a brand, with a note, and goes back to what was published before. */
export function Publishing({ brand, to, refuse }: Props) {
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<CommandAnswer>();
  /** The step whose changes were shown, and which waits for a yes. */
  const [planned, setPlanned] = useState<Step>();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: Step, isDry: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    setPlanned(undefined);
    try {
      const answer = await tell<CommandAnswer>(step.path, { ...step, brand, note, isDry });
      setSaid(answer);
      if (isDry && answer.code === 0) setPlanned(step);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-busy={isBusy}>
      <h2>{`Publish to ${to}`}</h2>
      <p className="quiet">{`What is saved of ${brand} goes there, not the draft.`}</p>
      <label className="field">
        Why, for the history
        <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="button" aria-disabled={isBusy} onClick={() => run({ path: 'publish' }, true)}>
        See what would change
      </button>
      <div role="status">
        {isBusy && <p>At work …</p>}
        {said !== undefined && <pre className={said.code === 0 ? '' : 'fault'}>{said.text}</pre>}
      </div>
      {planned !== undefined && (
        <button type="button" className="strong" aria-disabled={isBusy} onClick={() => run(planned, false)}>
          {planned.path === 'publish' ? `Publish ${brand} now` : `Bring ${brand} back to ${planned.version} now`}
        </button>
      )}
      <Published brand={brand} version={said} onChoose={(version) => void run({ path: 'rollback', version }, true)} />
    </section>
  );
}

type PublishedProps = {
  readonly brand: string;
  /** Another object after each command, since the list may be longer then. */
  readonly version: unknown;
  readonly onChoose: (version: string) => void;
};

/** What was published before, to go back to. */
function Published({ brand, version: state, onChoose }: PublishedProps) {
  const [isOpen, setOpen] = useState(false);
  const { answer, error } = useAnswer<CommandAnswer>(isOpen ? 'published' : undefined, {}, state);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What was published before</summary>
      {error !== undefined && <p className="fault">{error}</p>}
      <ul className="plain">
        {publicationsIn(answer?.text ?? '').map(({ version, text }) => (
          <li key={text}>
            <pre>{text}</pre>
            {version !== undefined && (
              <button type="button" aria-label={`Bring ${brand} back to ${version}`} onClick={() => onChoose(version)}>
                {`Bring ${brand} back to this …`}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The publications of a list. Each begins with its version, and lines that are indented belong to it. */
function publicationsIn(list: string): readonly { readonly version: string | undefined; readonly text: string }[] {
  const blocks = list.trim() === '' ? [] : list.trim().split(/\n(?=\S)/);
  return blocks.map((text) => ({ version: /^\d+(?= )/.exec(text)?.[0], text }));
}
