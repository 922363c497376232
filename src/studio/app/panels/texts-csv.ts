import Papa from 'papaparse';
import type { TextRow } from '../../contract';

/** A CSV of texts for a translator: the key, the words of the source, and those of the language to write. */
export function csvOf(rows: readonly TextRow[], source: string, language: string): string {
  const columns = ['key', `${source} (source)`, language];
  const cells = rows.map(({ key, source: original, words = '' }) => [key, original, words]);
  // A byte order mark tells spreadsheets that it is UTF-8. Cells that look like formulas get a "'" in front.
  return `\uFEFF${Papa.unparse({ fields: columns, data: cells }, { escapeFormulae: true })}`;
}

export type CsvTexts = {
  /** The texts that differ from those of the brand, by key. */
  readonly texts: { readonly [key: string]: string };
  /** Keys that the brand does not have. */
  readonly unknown: readonly string[];
  /** Keys whose words lack a placeholder of their source. */
  readonly broken: readonly string[];
};

/** Reads what came back from a translator. Empty cells say nothing. Throws in words for ops. */
export function readCsv(csv: string, rows: readonly TextRow[], language: string): CsvTexts {
  if (/[\uFFFD\0]/.test(csv)) throw new Error(notUtf8);
  const { data, meta } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' });
  const lacking = ['key', language].find((column) => !(meta.fields ?? []).includes(column));
  if (lacking !== undefined) throw new Error(noColumn(lacking));
  const known = new Map(rows.map((row) => [row.key, row]));
  const texts: Record<string, string> = {};
  const unknown: string[] = [];
  const broken: string[] = [];
  for (const cells of data) {
    const key = plain(cells.key);
    const words = plain(cells[language]);
    const row = known.get(key);
    if (words === '') continue;
    if (row === undefined) unknown.push(key);
    else if (words === row.words?.trim()) continue;
    else if (lostPlaceholders(row.source, words).length > 0) broken.push(key);
    else texts[key] = words;
  }
  return { texts, unknown, broken };
}

/** Placeholders of some words, such as `{{age}}`, that others lack. */
export function lostPlaceholders(source: string, words: string): readonly string[] {
  const kept = placeholdersIn(words);
  return [...new Set(placeholdersIn(source))].filter((placeholder) => !kept.includes(placeholder));
}

const placeholdersIn = (text: string): readonly string[] => text.match(/\{\{[^}]*\}\}/g) ?? [];

/** A cell without the "'" that kept a spreadsheet from taking it for a formula. */
const plain = (cell = '') => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

const notUtf8 =
  'This file is not in UTF-8, so letters would get lost, and nothing was written. Save it as "CSV UTF-8" and read it again.';
const noColumn = (column: string) =>
  `This file has no column "${column}", so nothing was written. Take a file that was saved here, and keep its first line.`;
