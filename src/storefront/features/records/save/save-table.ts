import Papa from 'papaparse';

export type TableRow = Readonly<Record<string, string>>;

/** Hands a table to the browser as a file of values with commas. A column that only some rows have is there for all. */
export function saveTable(rows: readonly TableRow[], name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableText(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A mark before it tells tables that the text is UTF-8; what would be read as a formula stays a text. */
export function tableText(rows: readonly TableRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return `\uFEFF${Papa.unparse({ fields: columns, data: cells }, { escapeFormulae: formula })}`;
}

/** A number may begin with a minus; nothing else that tables take for a formula. */
const formula = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;
