import { useState } from 'react';
import type { Conflict, SaveAnswers } from '../../contract';

type Props = {
  readonly conflicts: readonly Conflict[];
  readonly onAnswer: (answers: SaveAnswers) => void;
};

/** Files that somebody else changed meanwhile: which text is to stay. Nothing is written before each has an answer. */
export function Conflicts({ conflicts, onAnswer }: Props) {
  const [answers, setAnswers] = useState<SaveAnswers>({});
  if (conflicts.length === 0) return null;
  // An answer counts only for the text that it was given about.
  const takenOf = ({ path, disk }: Pick<Conflict, 'path' | 'disk'>) => {
    const answer = answers[path];
    return answer?.disk === disk ? answer.take : undefined;
  };
  const isAnswered = conflicts.every((conflict) => takenOf(conflict) !== undefined);
  return (
    <section role="alert">
      <p className="fault">
        {`Nothing was saved: ${conflicts.length === 1 ? 'a file was' : `${conflicts.length} files were`} changed in the folder of merchants since your edit began.`}
      </p>
      {conflicts.map(({ path, disk, here, began }) => (
        <fieldset key={path}>
          <legend>{path}</legend>
          {(['here', 'disk'] as const).map((take) => (
            <label key={take} className="check">
              <input
                type="radio"
                name={path}
                checked={takenOf({ path, disk }) === take}
                onChange={() => setAnswers((last) => ({ ...last, [path]: { take, disk } }))}
              />
              {take === 'here'
                ? 'Keep mine: the changes in the folder are lost'
                : disk === ''
                  ? 'Leave it removed'
                  : 'Take the text of the folder'}
            </label>
          ))}
          <ChangedLines title="In the folder" before={began} after={disk} />
          <ChangedLines title="Here" before={began} after={here} />
        </fieldset>
      ))}
      <button type="button" className="strong" disabled={!isAnswered} onClick={() => onAnswer(answers)}>
        Save with these choices
      </button>
    </section>
  );
}

type LinesProps = { readonly title: string; readonly before: string; readonly after: string };

/** The lines between the equal begin and the equal end of two texts. */
function ChangedLines({ title, before, after }: LinesProps) {
  const [old, next] = [before.split('\n'), after.split('\n')];
  let begin = 0;
  while (begin < Math.min(old.length, next.length) && old[begin] === next[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(old.length, next.length) - begin && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const lines = [
    ...old.slice(begin, old.length - end).map((line) => `- ${line}`),
    ...next.slice(begin, next.length - end).map((line) => `+ ${line}`),
  ];
  return (
    <>
      <h3>{`${title}, from line ${begin + 1}`}</h3>
      <pre dir="ltr">{lines.join('\n')}</pre>
    </>
  );
}
