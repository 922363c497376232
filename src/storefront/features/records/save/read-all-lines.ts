import type { Dates } from '@/storefront/platform/languages/dates';
import type { Translate } from '@/storefront/platform/languages/use-text';
import type { Fact, RecordLine, RecordText, Sheet } from '../record/record-line';
import { hasId } from '../sheets/sheet-parts';
import type { TableRow } from './save-table';

const rowsOfPage = 100;
const mostPages = 50;

/**
 * The rows of all pages of a report, at most 5,000. Reads the pages one after the other, so as not to load a slow
 * platform.
 */
export async function readAllLines(
  readPage: (page: number, size: number) => Promise<Pick<Sheet, 'lines' | 'pages'>>,
): Promise<{ readonly lines: readonly RecordLine[]; readonly isWhole: boolean }> {
  const lines: RecordLine[] = [];
  // New rows at the top move others to the next page, where they would be read twice.
  const seenKeys = new Set<string>();
  for (let page = 1; page <= mostPages; page++) {
    const sheet = await readPage(page, rowsOfPage);
    lines.push(...sheet.lines.filter((line) => !hasId(line) || !seenKeys.has(line.key)));
    for (const { key } of sheet.lines) seenKeys.add(key);
    if (page >= sheet.pages) return { lines, isWhole: true };
  }
  return { lines, isWhole: false };
}

type RowFormat = {
  readonly t: Translate;
  readonly dates: Dates;
  readonly words: (words: RecordText) => string;
  readonly plainAmount: (amount: number | string) => string;
};

/** A row for the file: plain numbers and ISO times, so that spreadsheets can sum and sort. */
export function toRow(
  { title, time, amount, isOpen, state, facts }: RecordLine,
  { t, dates, words, plainAmount }: RowFormat,
): TableRow {
  const plainText = (value: RecordText) => ('day' in value ? value.day : words(value));
  const cellText = ({ as, value }: Fact) => {
    if (typeof value === 'object') return plainText(value);
    if (as === 'money') return plainAmount(value);
    return as === 'time' ? isoTime(value, dates) : String(value);
  };
  return {
    ...(time !== undefined && { [t('widget.records.fact.time')]: isoTime(time, dates) }),
    [t('widget.records.fact.title')]: plainText(title),
    [t('widget.records.fact.amount')]: isOpen ? '' : plainAmount(amount),
    ...(state && { [t('widget.records.fact.state')]: words(state.words) }),
    ...Object.fromEntries(facts.map((fact) => [t(`widget.records.fact.${fact.name}`), cellText(fact)])),
  };
}

/** `YYYY-MM-DD HH:mm:ss` in the merchant's time zone. A text of the platform has this form, or a `T` in it. */
export function isoTime(time: number | string, { day, secondOfDay }: Pick<Dates, 'day' | 'secondOfDay'>): string {
  if (typeof time === 'string') return time.trim().replace(/^(\d{4}-\d\d-\d\d)T(?=\d)/, '$1 ');
  return Number.isNaN(time) ? '' : `${day(time)} ${new Date(secondOfDay(time) * 1000).toISOString().slice(11, 19)}`;
}
