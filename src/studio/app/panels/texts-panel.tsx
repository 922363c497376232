import { memo, useCallback, useDeferredValue, useState } from 'react';
import type { Now, TextEdits, TextRow, TextsAnswer } from '../../contract';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { useAnswer } from '../use-answer';
import { TextsExchange } from './texts-exchange';
import { WordsField } from './words-field';

const shares = {
  all: 'All texts',
  lacking: 'Missing in this language',
  anywhere: 'Missing in some language',
  own: 'Own words of the brand',
} as const;

type Share = keyof typeof shares;

const isIn: { readonly [share in Share]: (row: TextRow, language: string) => boolean } = {
  all: () => true,
  lacking: ({ lacks }, language) => lacks.includes(language),
  anywhere: ({ lacks }) => lacks.length > 0,
  own: ({ isOwn }) => isOwn,
};

/** Every text of the brand: to read in its first language, and to write in the one that is looked at. */
export function TextsPanel({ look: { language }, brand, now, setNow, refuse }: PanelProps) {
  const { answer: last, error } = useAnswer<TextsAnswer>('texts', { brand: brand.id, language }, now);
  // While the texts of another language load, the last ones are not for its table.
  const answer = last?.language === language ? last : undefined;
  const [sought, setSought] = useState('');
  const [share, setShare] = useState<Share>('all');
  const nameOf = (code: string) => brand.languages.find((one) => one.code === code)?.name ?? code;
  const write = useCallback(
    (texts: TextEdits) => tell<Now>('texts', { brand: brand.id, language, texts }).then(setNow),
    [brand.id, language, setNow],
  );
  const writeOne = useCallback(
    (key: string, words: string | null) => void write({ [key]: words }).catch(refuse),
    [write, refuse],
  );
  const wanted = useDeferredValue(sought.toLowerCase().split(/\s+/).filter(Boolean));
  const rows = (answer?.rows ?? []).filter((row) => isIn[share](row, language) && has(row, wanted));
  return (
    <>
      <div className="row-of">
        <label className="field">
          Search in texts
          <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </label>
        <label className="field">
          Show
          <select value={share} onChange={({ target }) => setShare(shareNamed(target.value))}>
            {Object.entries(shares).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error !== undefined && <p className="fault">{error}</p>}
      <p className="quiet" role="status">
        {answer === undefined
          ? 'Reading the texts …'
          : `${rows.length} of ${answer.rows.length} texts, from ${nameOf(answer.source)} into ${nameOf(language)}. Another language is chosen above.`}
      </p>
      {answer !== undefined && (
        <TextsExchange key={language} {...{ language, answer, write, refuse }} brand={brand.id} listed={rows} />
      )}
      <ul className="plain texts">
        {rows.map((row) => (
          <Row key={`${language} ${row.key}`} row={row} write={writeOne} table={`${brand.id}/texts/${language}.json`} />
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  readonly row: TextRow;
  readonly table: string;
  readonly write: (key: string, words: string | null) => void;
};

/** A text to read, and a field to write it. An empty field takes the brand's own words back. */
const Row = memo(
  function Row({ row: { key, source, words, isOwn, lacks }, table, write }: RowProps) {
    const isLong = words !== undefined && words.length > source.length * mostGrowth && words.length > shortWords;
    return (
      <li>
        <p dir="auto" className="source">
          {source}
        </p>
        <WordsField
          label={`${key}, into ${table}`}
          words={words ?? ''}
          source={source}
          onWords={(next) => write(key, next === '' ? null : next)}
        />
        {isLong && <span className="quiet">Much longer than it is above: look whether it still has room.</span>}
        {lacks.length > 0 && <span className="quiet">{`Missing in: ${lacks.join(', ')}`}</span>}
        {isOwn && (
          <button
            type="button"
            className="link"
            aria-label={`Take ${key} out of ${table}`}
            onClick={() => write(key, null)}
          >
            Take out of the brand's own words
          </button>
        )}
      </li>
    );
  },
  (last, next) => last.table === next.table && JSON.stringify(last.row) === JSON.stringify(next.row),
);

/** Above this ratio a translation is much longer than its source, unless it is a short word. */
const mostGrowth = 1.6;
const shortWords = 24;

function has({ key, source, words = '' }: TextRow, wanted: readonly string[]): boolean {
  const text = `${key} ${source} ${words}`.toLowerCase();
  return wanted.every((word) => text.includes(word));
}

const shareNamed = (name: string): Share =>
  name === 'lacking' || name === 'anywhere' || name === 'own' ? name : 'all';
