import { useId, useRef } from 'react';
import type { Now } from '../../contract';
import type { Address } from '../address';
import { tell } from '../ask';
import { lostPlaceholders } from './texts-csv';
import { useTyped } from './use-typed';

type Props = {
  readonly words: string;
  readonly textKey: string;
  readonly look: Address;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
};

/** Words in the language that is looked at: they are written into the brand's own table, so no other brand changes. */
export function Words({ words, textKey, look: { brand, language }, setNow, refuse }: Props) {
  const table = `${brand}/texts/${language}.json`;
  const write = (wanted: string) =>
    void tell<Now>('texts', { brand, language, texts: { [textKey]: wanted } }).then(setNow, refuse);
  return <WordsField label={`Words, into ${table}`} words={words} onWords={write} />;
}

type FieldProps = {
  readonly label: string;
  readonly words: string;
  /** Words whose placeholders these need, too. */
  readonly source?: string;
  readonly onWords: (words: string) => void;
};

/** A field for words. Warns of placeholders that got lost. */
export function WordsField({ label, words, source = '', onWords }: FieldProps) {
  const id = useId();
  const { text, type } = useTyped(words, onWords);
  const first = useRef(words);
  const lost = lostPlaceholders(`${first.current} ${text === '' ? '' : source}`, text);
  return (
    <>
      <label htmlFor={id} className="quiet">
        {label}
      </label>
      <textarea
        id={id}
        className="words"
        dir="auto"
        rows={Math.min(6, Math.ceil((text.length + 1) / 45))}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {lost.length > 0 && <span className="fault">{`${lost.join(', ')} is missing now: a value would not show.`}</span>}
    </>
  );
}
