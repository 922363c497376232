import { useState } from 'react';
import type { CompareAnswer, Conflict, Now, SaveAnswer, SaveAnswers } from '../../contract';
import { go } from '../address';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { useAnswer } from '../use-answer';
import { Conflicts } from './conflicts';
import { Publishing } from './publishing';

const states = {
  changed: 'changed',
  new: 'new',
  conflict: 'changed here, and in the folder of merchants meanwhile',
} as const;

/** What the draft changes: files, and what players will see differently. Saves or discards it. */
export function ChangesPanel({ look, brand, now, setNow, setting, refuse }: PanelProps) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [done, setDone] = useState('');
  const paths = now.edited.map(({ path }) => path);
  const isBroken = now.broken.length > 0;
  const [isSure, setSure] = useState(false);
  const [isSaving, setSaving] = useState(false);
  async function save(answers: SaveAnswers = {}): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await send(answers);
    } finally {
      setSaving(false);
    }
  }
  async function send(answers: SaveAnswers): Promise<void> {
    const answer = await tell<SaveAnswer>('save', { paths, answers });
    const next = await nowAfter();
    // No `await` from here on: `isSaving` must be over when conflicts show, so that an answer to them is taken at once.
    setConflicts(answer.conflicts);
    setSure(false);
    if (answer.conflicts.length === 0) setDone(savedWords(answer.saved, setting.source));
    setNow(next);
  }
  const askForConfirmation = () => {
    setSure(true);
    setDone(
      'Nothing is saved yet: there are errors, so servers would keep what they had. Press again to save all the same.',
    );
  };
  const discard = (some: readonly string[]) =>
    tell<Now>('discard', { paths: some }).then((next) => {
      setConflicts([]);
      setSure(false);
      setDone('');
      setNow(next);
    }, refuse);
  return (
    <>
      <p className="quiet" role="status">
        {done}
      </p>
      {now.edited.length === 0 && <p>{`The draft is as ${setting.source} is. Edit under "Files".`}</p>}
      <ul className="plain">
        {now.edited.map(({ path, state }) => (
          <li key={path} className="row-of">
            <button type="button" className="link" onClick={() => go({ tab: 'files', file: path, line: 0 })}>
              {path}
            </button>
            <span className="quiet">{states[state]}</span>
            <button type="button" onClick={() => discard([path])}>
              Discard
            </button>
          </li>
        ))}
      </ul>
      {now.edited.length > 0 && conflicts.length === 0 && (
        <>
          {isBroken && (
            <p className="fault">
              {`${now.broken.join(', ')} has errors: players would keep the last good site of it. `}
              <button type="button" className="link" onClick={() => go({ tab: 'problems' })}>
                Problems
              </button>
            </p>
          )}
          <p className="row-of">
            <button
              type="button"
              className="strong"
              onClick={() => (isBroken && !isSure ? askForConfirmation() : save().catch(refuse))}
            >
              {isSure
                ? 'Save it with its errors'
                : `Save ${now.edited.length === 1 ? 'it' : 'all'} to ${setting.source}`}
            </button>
            {look.by !== 'saved' && (
              <button type="button" onClick={() => go({ by: 'saved' })}>
                See both side by side
              </button>
            )}
          </p>
        </>
      )}
      <Conflicts conflicts={conflicts} onAnswer={(answers) => save(answers).catch(refuse)} />
      {now.edited.length + Object.keys(now.tried).length > 0 && <Comparison now={now} />}
      {setting.publishTo !== undefined && (
        <Publishing key={brand.id} brand={brand.id} to={setting.publishTo} refuse={refuse} />
      )}
    </>
  );
}

/** Discards nothing: the answer is the state after the save. */
const nowAfter = () => tell<Now>('discard', { paths: [] });

const savedWords = (saved: readonly string[], source: string) =>
  saved.length === 0
    ? 'The text of the folder was taken, so nothing is written.'
    : `Saved to ${source}: ${saved.join(', ')}.`;

/** What players will see differently, in sentences. */
function Comparison({ now }: { readonly now: Now }) {
  const { answer, error, isLoading } = useAnswer<CompareAnswer>('compare', {}, now);
  const tried = Object.keys(now.tried);
  return (
    <section aria-busy={isLoading}>
      <h2>What players meet differently</h2>
      {tried.length > 0 && (
        <p className="quiet">{`With what is tried out at ${tried.join(', ')}. That part is not saved.`}</p>
      )}
      {isLoading && <p role="status">Comparing for every visitor, page and language …</p>}
      {error !== undefined && <p className="fault">{error}</p>}
      {answer !== undefined && (
        <>
          <p>{answer.summary}</p>
          {answer.notes.map((note) => (
            <p key={note} className="quiet">
              {note}
            </p>
          ))}
          {answer.groups.map((group) => (
            <Group key={group.brands} {...group} />
          ))}
          {answer.otherwise.length > 0 && <h3>Only with other settings of the console</h3>}
          {answer.otherwise.map((group) => (
            <Group key={group.brands} {...group} />
          ))}
        </>
      )}
    </section>
  );
}

function Group({ brands, sentences }: CompareAnswer['groups'][number]) {
  return (
    <>
      <h3>{brands}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </>
  );
}
