import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { NodeValue, Now } from '../../contract';
import type { Address } from '../address';
import { tell } from '../ask';
import { PlaceLink } from './place-link';

type Props = {
  readonly values: readonly NodeValue[];
  readonly look: Address;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
};

/** The values of a node, each with the line that says it. Words can be changed here. */
export function Values({ values, look, setNow, refuse }: Props) {
  if (values.length === 0) return null;
  return (
    <>
      <h3>Values</h3>
      <dl>
        {values.map(({ path, value, words, textKey, doc, place, wordsPlace }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              {doc !== undefined && <span className="quiet">{doc}</span>}
              {words !== undefined && textKey === undefined && <q dir="auto">{words}</q>}
              {words !== undefined && textKey !== undefined && (
                <Words key={`${textKey} ${look.language}`} {...{ words, textKey, look, setNow, refuse }} />
              )}
              <code>{value}</code>
              {place !== undefined && <PlaceLink place={place} />}
              {wordsPlace !== undefined && <PlaceLink place={wordsPlace} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type WordsProps = Omit<Props, 'values'> & { readonly words: string; readonly textKey: string };

/** Milliseconds without a key before the words are written. */
const pause = 150;

/** Words in the language that is looked at: they are written into the brand's own table, so no other brand changes. */
function Words({ words, textKey, look: { brand, language }, setNow, refuse }: WordsProps) {
  const id = useId();
  const [text, setText] = useState(words);
  const first = useRef(words);
  const waiting = useRef<string>(undefined);
  // Words that a file or another window changes show here, unless somebody is typing.
  useEffect(() => {
    if (waiting.current === undefined) setText(words);
  }, [words]);
  const write = useCallback(() => {
    const wanted = waiting.current;
    waiting.current = undefined;
    if (wanted === undefined) return;
    tell<Now>('words', { brand, language, key: textKey, words: wanted }).then(setNow, refuse);
  }, [brand, language, textKey, setNow, refuse]);
  useEffect(() => {
    if (waiting.current !== text) return;
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [text, write]);
  // Writes the last words before another node is picked.
  useEffect(() => write, [write]);
  const lost = placeholdersIn(first.current).filter((name) => !placeholdersIn(text).includes(name));
  return (
    <>
      <label htmlFor={id} className="quiet">
        {`Words, into ${brand}/texts/${language}.json`}
      </label>
      <textarea
        id={id}
        className="words"
        dir="auto"
        rows={Math.min(6, Math.ceil((text.length + 1) / 45))}
        value={text}
        onChange={({ target }) => {
          waiting.current = target.value;
          setText(target.value);
        }}
      />
      {lost.length > 0 && <span className="fault">{`${lost.join(', ')} is missing now: a value would not show.`}</span>}
    </>
  );
}

const placeholdersIn = (text: string): readonly string[] => text.match(/\{\{[^}]*\}\}/g) ?? [];
