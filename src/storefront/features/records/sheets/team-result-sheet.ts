import type { RecordLine, Sheet } from '../record/record-line';
import { dayResult } from '../results/day-results';
import { type Facts, facts, pagesOf, sums } from './sheet-parts';

type Amount = number | string | null | undefined;

type Row = {
  readonly customer_id?: Amount;
  readonly customer_name?: string | null | undefined;
  readonly has_direct?: boolean | Amount;
  readonly team_size?: Amount;
  readonly is_own?: boolean | Amount;
};

type Answer<Each extends Row, Footer> = {
  readonly list: readonly Each[];
  readonly footer?: Footer | null;
  readonly path?:
    | readonly { readonly customer_id?: Amount; readonly customer_name?: string | null | undefined }[]
    | null
    | undefined;
  readonly days?:
    | readonly { readonly date?: string | null | undefined; bet?: Amount; win?: Amount; pnl?: Amount }[]
    | null
    | undefined;
  readonly totalPage?: Amount;
  readonly total?: Amount;
};

type RowReader<Each, Footer> = {
  readonly amountsOf: (row: Each | Footer) => {
    readonly stake: Amount;
    readonly won: Amount;
    readonly net: Amount;
  };
  /** Further cells of a row. */
  readonly more: (row: Each) => Facts;
  /** Further totals. */
  readonly sums: Sheet['sums'];
};

/** Results of a team, a row for each downline. The agent's own play is one of the rows. */
export function teamResultSheet<Each extends Row & Footer, Footer extends object>(
  { list, footer, path, days, totalPage, total }: Answer<Each, Footer>,
  reader: RowReader<Each, Footer>,
): Sheet {
  const totals = footer ? reader.amountsOf(footer) : undefined;
  return {
    lines: list.map((row, index) => lineOf(row, index, reader)),
    sums: [...sums(['stake', totals?.stake], ['won', totals?.won], ['result', totals?.net]), ...reader.sums],
    days: (days ?? []).map(({ date, bet, win, pnl }) => dayResult(date, bet, win, pnl)),
    path: (path ?? []).map(({ customer_id, customer_name }) => ({
      id: String(customer_id ?? ''),
      name: customer_name ?? '',
    })),
    ...pagesOf(totalPage, total),
  };
}

function lineOf<Each extends Row, Footer>(row: Each, index: number, reader: RowReader<Each, Footer>): RecordLine {
  const { stake, won, net } = reader.amountsOf(row);
  const { customer_id, customer_name, team_size } = row;
  const result = net ?? Number(won ?? 0) - Number(stake ?? 0);
  const [id, name] = [String(customer_id ?? index), customer_name ?? ''];
  const isOwn = isYes(row.is_own);
  return {
    key: id,
    title: { text: name },
    time: undefined,
    notes: facts(
      isOwn ? ['own', 'words', { t: 'widget.records.own', otherwise: '' }] : ['stake', 'money', stake ?? 0],
      ['teamSize', 'number', Number(team_size) > 1 ? team_size : undefined],
    ),
    amount: result,
    isGain: Number(result) > 0,
    state: undefined,
    facts: facts(
      ['teamSize', 'number', isOwn ? undefined : team_size],
      ['stake', 'money', stake],
      ['won', 'money', won],
      ...reader.more(row),
    ),
    ...(isYes(row.has_direct) && !isOwn && { into: { id, name } }),
  };
}

function isYes(flag: boolean | Amount): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'Y';
}
