import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure';

export type Section = { readonly part: string; readonly figures: readonly Figure[] };

/** The figures as a Markdown table, part by part, with the causes of missed targets below it. */
export function toTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ part, figures }) =>
    figures.map(({ what, livery, byHand, target, isMet }) => [
      `${part}: ${what}`,
      livery,
      byHand,
      target,
      metMark(isMet),
    ]),
  );
  const missedFigures = sections.flatMap(({ figures }) => figures.filter(({ isMet }) => isMet === false));
  const reasons = missedFigures.map(({ what, why }) => `- Missed: ${what}.${why === undefined ? '' : ` ${why}`}`);
  return [
    toRows([['what', 'Livery', 'by hand', 'target', 'met'], ...rows]),
    ...(missedFigures.length > 0 ? ['', ...reasons] : []),
  ].join('\n');
}

/** The text of the column `met`; empty without a target. */
export function metMark(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'yes' : '**no**';
}

/** A Markdown table whose columns are aligned; the first row is the head. */
export function toRows([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_cell, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const toRow = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [toRow(head), toRow(widths.map((width) => '-'.repeat(width))), ...rows.map(toRow)].join('\n');
}

const begin = '<!-- figures -->';
const end = '<!-- /figures -->';

/** Writes text between the markers of a file. Without markers, appends both under "Figures". */
export function writeBetweenMarkers(path: string, text: string): void {
  const oldText = readFileSync(path, 'utf8');
  const withMarkers = oldText.includes(begin) ? oldText : `${oldText.trimEnd()}\n\n## Figures\n\n${begin}\n${end}\n`;
  const head = withMarkers.slice(0, withMarkers.indexOf(begin) + begin.length);
  writeFileSync(path, `${head}\n${text}\n${withMarkers.slice(withMarkers.indexOf(end))}`);
}
