import type { Folder } from '../../compose/folder';
import type { Sourced } from '../../compose/read-file';
import { isList, isObject, isText, type JsonPath } from '../../json';
import { memoByObject, memoLatest } from '../../memo';
import type { Origin } from '../../parse/config-file';

/**
 * Words, and their place. `key`: of a text table; absent for words in pages, overlays and settings. `language`: absent
 * where a plain string stands in place of an object by language.
 */
export type WrittenWords = {
  readonly words: string;
  readonly language: string | undefined;
  readonly key?: string;
  readonly origin: Origin;
};

/** Everything in a merchant's own files that players read: text tables, then words in pages, overlays and settings. */
export const writtenWordsOf = memoLatest(({ texts, pages, overlays, merchant }: Folder): readonly WrittenWords[] => {
  const tables = [...texts].flatMap(([language, { value, file }]) =>
    Object.entries(value).map(([key, words]) => ({ words, language, key, origin: { file, path: [key] } })),
  );
  const files: readonly Sourced<object>[] = [...pages.values(), ...overlays.values(), ...(merchant ? [merchant] : [])];
  const inPlace = files.flatMap(({ value, file }) =>
    wordsIn(value).map(({ path, ...words }) => ({ ...words, origin: { file, path } })),
  );
  // Some keyboards write য় as one code point, others as two.
  return [...tables, ...inPlace].map((written) => ({ ...written, words: written.words.normalize('NFC') }));
}, 2);

/** The files that hold words, for `reads` of a check. */
export const filesWithWords = ({ texts, pages, overlays, merchant }: Folder): readonly unknown[] => [
  merchant?.value,
  ...[texts, pages, overlays].flatMap((files) => [...files.values()].map(({ value }) => value)),
];

type WordsAt = { readonly words: string; readonly language: string | undefined; readonly path: JsonPath };

/** The words of every `{"text": {"en": "…"}}`, and of props whose words stand there without a language. */
const wordsIn = memoByObject((value: object): readonly WordsAt[] => [...wordsBelow(value, [])]);

function* wordsBelow(value: unknown, path: JsonPath): Generator<WordsAt> {
  if (isList(value)) for (const [index, part] of value.entries()) yield* wordsBelow(part, [...path, index]);
  if (isText(value) && severalWords.test(value) && path.some(isProps))
    yield { words: value, language: undefined, path };
  if (!isObject(value)) return;
  const { text, ...parts } = value;
  const isByLanguage = isObject(text) && !('t' in text) && Object.values(text).every(isText);
  if (isByLanguage) {
    for (const [language, words] of Object.entries(text))
      if (isText(words)) yield { words, language, path: [...path, 'text', language] };
  } else yield* wordsBelow(text, [...path, 'text']);
  for (const [key, part] of Object.entries(parts)) yield* wordsBelow(part, [...path, key]);
}

/** Words, not a name, an address or a colour: letters with a space between them, or letters that are not Latin. */
const severalWords = /^(?![a-z]+:)(?=.*(?:\S\s+\S|[^\p{sc=Latin}\p{sc=Common}]))/su;
const isProps = (key: string | number) => key === 'props' || String(key).startsWith('props.');
