import Papa from 'papaparse';

export type TableRow = Readonly<Record<string, string>>;

/** Downloads a table as CSV. Its columns are the columns of all rows together. */
export function saveTable(rows: readonly TableRow[], name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableText(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** CSV with a byte order mark, which tells spreadsheets that it is UTF-8. Cells that look like formulas are escaped. */
export function tableText(rows: readonly TableRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return `\uFEFF${Papa.unparse({ fields: columns, data: cells }, { escapeFormulae: formula })}`;
}

/** A number may begin with a minus. Any other cell that a spreadsheet takes for a formula is escaped. */
const formula = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;
