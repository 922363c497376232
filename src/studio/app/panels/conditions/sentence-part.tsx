import type { Sentence } from '../../../contract';
import { joined } from './join-conditions';

type Props = {
  readonly sentence: Sentence;
  /** undefined takes it away. */
  readonly onChange: (when: unknown) => void;
};

/** A condition: one sentence, or a list of them that are joined, each to be turned round or taken away. */
export function SentencePart({ sentence, onChange }: Props) {
  const { joined: joint, parts, words, opposite } = sentence;
  if (joint === undefined)
    return (
      <div className="row-of sentence">
        <span dir="auto">{words}</span>
        <span className="row-of">
          <button type="button" aria-label={`Turn round: ${words}`} onClick={() => onChange(opposite)}>
            {words.startsWith('not ') ? 'Without “not”' : 'Not'}
          </button>
          <button type="button" aria-label={`Take away: ${words}`} onClick={() => onChange(undefined)}>
            Take away
          </button>
        </span>
      </div>
    );
  const whens = parts.map(({ when }) => when);
  const replace = (index: number, when: unknown) =>
    onChange(joined(joint, when === undefined ? whens.toSpliced(index, 1) : whens.with(index, when)));
  return (
    <div className="sentences">
      <span className="row-of">
        <select
          aria-label={`How these are joined: ${words}`}
          value={joint}
          onChange={({ target }) => onChange({ [target.value]: whens })}
        >
          <option value="all">all of these hold</option>
          <option value="any">one of these holds</option>
        </select>
        <button type="button" aria-label={`Take away all: ${words}`} onClick={() => onChange(undefined)}>
          Take away all
        </button>
      </span>
      <ul className="plain">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same condition may stand twice.
          <li key={index}>
            <SentencePart sentence={part} onChange={(when) => replace(index, when)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
