import type { CallValue } from '@/storefront/platform/gateway/gateway';

/** Words of the text table with what stands in for the table's lack of them. */
export type Words = { readonly t: string; readonly otherwise: string } | { readonly text: string };

/** One fact of a record, by the name of its text: `widget.records.fact.<name>`. */
export type Fact = {
  readonly name: string;
  readonly as: 'money' | 'time' | 'words' | 'number' | 'reference';
  readonly value: number | string | Words;
};

/** One line of any record. */
export type RecordLine = {
  /** Names the line among those of its report, in the address too. */
  readonly key: string;
  readonly title: Words;
  /** Epoch ms, or the gateway's own text of a time. */
  readonly time: number | string | undefined;
  readonly amount: number | string;
  /** What came in has a plus before it. */
  readonly isGain: boolean;
  readonly state: { readonly tone: 'pending' | 'good' | 'bad'; readonly words: Words } | undefined;
  readonly facts: readonly Fact[];
};

/** One page of a report, whatever the platform calls its parts. */
export type Sheet = {
  readonly lines: readonly RecordLine[];
  /** What all pages come to; by the name of a text `widget.records.sum.<name>`. */
  readonly sums: readonly { readonly name: string; readonly amount: number | string }[];
  readonly pages: number;
  /** All rows of all pages, where the platform counts them. */
  readonly total: number | undefined;
};

export type ListCall = 'depositRecord' | 'withdrawRecord' | 'accountRecord' | 'betRecord' | 'rebateReport';

/** How the answer of each report is read. */
export const sheets: { readonly [Name in ListCall]: (value: CallValue<Name>) => Sheet } = {
  depositRecord: ({ records, footer, totalPages, total }) => ({
    lines: records.map((row, index) => {
      const { refId, transId, amount, requestedAmount, depositDate, actualDepositDate, depositMode, state } = row;
      const key = String(refId ?? transId ?? index);
      return {
        key,
        title: { t: `widget.records.mode.${depositMode ?? ''}`, otherwise: key },
        time: depositDate ?? undefined,
        amount: amount ?? requestedAmount ?? 0,
        isGain: false,
        state: stateOf('deposit', state),
        facts: facts(
          ['number', 'reference', refId],
          ['asked', 'money', requestedAmount],
          ['credited', 'money', amount],
          ['credited.at', 'time', actualDepositDate],
        ),
      };
    }),
    sums: sums(['deposit', footer?.[0]?.amount]),
    ...pagesOf(totalPages, total),
  }),
  withdrawRecord: ({ records, footer, totalPages, total }) => ({
    lines: records.map(({ refId, amount, bankName, withdrawDate, status, remark }, index) => ({
      key: String(refId ?? index),
      title: { text: bankName || String(refId ?? '') },
      time: withdrawDate ?? undefined,
      amount: amount ?? 0,
      isGain: false,
      state: stateOf('withdraw', status),
      // A cancelled one needs no reason: the member gave it up.
      facts: facts(
        ['number', 'reference', refId],
        ['bank', 'words', bankName],
        ['remark', 'words', Number(status) === cancelled ? undefined : remark],
      ),
    })),
    sums: sums(['withdraw', footer?.[0]?.amount]),
    ...pagesOf(totalPages, total),
  }),
  accountRecord: ({ list, footer, totalPage, total }) => ({
    lines: list
      .filter(({ tx_type_id }) => !hidden.has(Number(tx_type_id)))
      .map((row, index) => {
        const { tx_id, tx_time, tx_type_id, amount, remark, order_no, current_avail_balance } = row;
        const signed = outgoing.has(Number(tx_type_id)) ? -Math.abs(Number(amount ?? 0)) : (amount ?? 0);
        const otherwise = (Number(tx_type_id) === namedByOrder ? order_no : remark) || order_no || tx_type_id;
        return {
          key: String(tx_id ?? index),
          title: { t: `widget.records.type.${tx_type_id ?? ''}`, otherwise: String(otherwise ?? '') },
          time: tx_time ?? undefined,
          amount: signed,
          isGain: Number(signed) > 0,
          state: undefined,
          facts: facts(
            ['number', 'reference', tx_id],
            ['order', 'reference', order_no],
            ['balance', 'money', current_avail_balance],
            ['remark', 'words', remark],
          ),
        };
      }),
    sums: sums(['in', footer?.amount_in], ['out', footer?.amount_out]),
    ...pagesOf(totalPage, total),
  }),
  betRecord: ({ list, footer, page }) => ({
    lines: list.map((row, index) => {
      const { game_name, game_category, betTime, net_profit, winAmt, betAmt, betOrderNo, bet_count } = row;
      const stake = row.game_loses ?? betAmt;
      const won = row.game_winnings ?? winAmt;
      const result = net_profit ?? Number(won ?? 0) - Number(stake ?? 0);
      return {
        key: String(betOrderNo ?? `${game_category ?? ''}-${game_name ?? index}`),
        title: { text: game_name || String(betOrderNo ?? '') },
        time: betTime ?? undefined,
        amount: result,
        isGain: Number(result) > 0,
        state: undefined,
        facts: facts(
          ['number', 'reference', betOrderNo],
          ['category', 'words', game_category && { t: `category.${game_category}`, otherwise: game_category }],
          ['bets', 'number', bet_count],
          ['stake', 'money', stake],
          ['won', 'money', won],
        ),
      };
    }),
    sums: sums(['stake', footer?.game_loses], ['won', footer?.game_winnings], ['result', footer?.net_profit]),
    ...pagesOf(Math.ceil(Number(page?.total ?? 0) / Math.max(1, Number(page?.pageSize ?? 20))), page?.total),
  }),
  rebateReport: ({ list, footer, totalPage, total }) => ({
    lines: list.map(({ date, gameCategory, validBet, rebateRate, rebateAmount }, index) => ({
      key: `${date ?? ''}-${gameCategory ?? index}`,
      title: { t: `category.${gameCategory ?? ''}`, otherwise: gameCategory ?? '' },
      time: date ?? undefined,
      amount: rebateAmount ?? 0,
      isGain: Number(rebateAmount) > 0,
      state: undefined,
      facts: facts(['stake', 'money', validBet], ['rate', 'words', percent(rebateRate)]),
    })),
    sums: sums(['rebate', footer?.rebateAmount]),
    ...pagesOf(totalPage, total),
  }),
};

function percent(rate: number | string | Nothing): string {
  return rate === null || rate === undefined || rate === '' ? '' : `${rate}%`;
}

type Nothing = null | undefined | '';
const cancelled = 4;
/** Types of movements: shown as outgoing although positive, not shown, named by their order. */
const outgoing: ReadonlySet<number> = new Set([2004, 6201]);
const hidden: ReadonlySet<number> = new Set([8122, 8222]);
const namedByOrder = 6114;

/** 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
function stateOf(kind: 'deposit' | 'withdraw', state: unknown): RecordLine['state'] {
  const code = Number(state ?? 0);
  const tone = code === 2 ? 'good' : code === 3 || code === cancelled ? 'bad' : 'pending';
  return { tone, words: { t: `widget.records.${kind}.${code}`, otherwise: String(state) } };
}

/** Only what the platform told. */
function facts(...all: readonly (readonly [Fact['name'], Fact['as'], Fact['value'] | Nothing])[]): readonly Fact[] {
  return all.flatMap(([name, as, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, as, value }],
  );
}

function sums(...all: readonly (readonly [name: string, amount: number | string | Nothing])[]): Sheet['sums'] {
  return all.flatMap(([name, amount]) =>
    amount === null || amount === undefined || amount === '' ? [] : [{ name, amount }],
  );
}

function pagesOf(pages: unknown, total: unknown): Pick<Sheet, 'pages' | 'total'> {
  const counted = total === null || total === undefined ? Number.NaN : Number(total);
  return { pages: Math.max(1, Number(pages ?? 1) || 1), total: Number.isFinite(counted) ? counted : undefined };
}
