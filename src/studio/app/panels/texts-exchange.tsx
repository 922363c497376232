import { useState } from 'react';
import type { TextEdits, TextsAnswer } from '../../contract';
import { csvOf, readCsv } from './texts-csv';

type Props = {
  readonly brand: string;
  readonly language: string;
  readonly answer: TextsAnswer;
  /** The rows that the panel lists now. */
  readonly listed: TextsAnswer['rows'];
  /** Writes texts as one step. */
  readonly write: (texts: TextEdits) => Promise<void>;
  readonly refuse: (error: unknown) => void;
};

/** Saves the listed texts as CSV for a translator, and reads the translated file. */
export function TextsExchange({ brand, language, answer, listed, write, refuse }: Props) {
  const [outcome, setOutcome] = useState('');
  const read = async (file: File) => {
    const { texts, unknown, broken } = readCsv(await file.text(), answer.rows, language);
    const count = Object.keys(texts).length;
    if (count > 0) await write(texts);
    const left = [
      unknown.length > 0 && ` ${brand} has no ${namesOf(unknown)}.`,
      broken.length > 0 && ` A placeholder is missing in ${namesOf(broken)}: these were left as they are.`,
    ];
    setOutcome(`${file.name}: ${count} of its texts were new and are written.${left.filter(Boolean).join('')}`);
  };
  return (
    <>
      <div className="row-of">
        <button type="button" onClick={() => save(csvOf(listed, answer.source, language), `${brand}-${language}.csv`)}>
          {`Save ${listed.length} as CSV`}
        </button>
        <label className="field">
          Read a translated CSV
          <input
            type="file"
            accept="text/csv,.csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file === undefined) return;
              setOutcome('');
              // The same file may be chosen again after it was mended.
              void read(file)
                .catch(refuse)
                .finally(() => {
                  target.value = '';
                });
            }}
          />
        </label>
      </div>
      <p role="status">{outcome}</p>
    </>
  );
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Some names in words: the first ten of them. */
function namesOf(keys: readonly string[]): string {
  const more = keys.length - 10;
  return `${keys.slice(0, 10).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
