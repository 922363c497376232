import type { MoneyStateName } from '@/storefront/ui/money/money-state';
import type { DayResult } from '../results/day-results';

/** A text key with a fallback, plain words, or a day in the gateway's form. */
export type RecordText =
  | { readonly t: string; readonly otherwise: string }
  | { readonly text: string }
  /** Two wallets of the member, by their names. */
  | { readonly from: RecordText; readonly to: RecordText }
  | { readonly day: string };

/** One cell of a record. Its label is the text `widget.records.fact.<name>`. */
export type Fact = {
  readonly name: string;
  readonly as: 'money' | 'time' | 'words' | 'number' | 'reference';
  readonly value: number | string | RecordText;
};

/** One row of any report. */
export type RecordLine = {
  /** Key of the row in its report, also used in the address. */
  readonly key: string;
  readonly title: RecordText;
  /** Epoch ms, or a time as the gateway wrote it. */
  readonly time: number | string | undefined;
  readonly amount: number | string;
  /** True for a bet without a result: its amount is the stake, and is not part of sums of results. */
  readonly isOpen?: boolean;
  /** Incoming amounts get a plus. */
  readonly isGain: boolean;
  readonly state: { readonly tone: 'pending' | 'good' | 'bad'; readonly words: RecordText } | undefined;
  readonly facts: readonly Fact[];
  /** Name of the member, in reports of a team. */
  readonly member?: string;
  /** Facts that the row in the list shows too, below the title and the time. */
  readonly notes?: readonly Fact[];
  /** The downline whose team the row leads to, one level down. */
  readonly into?: Downline;
  /** Set for a withdrawal, which the member can cancel until it is processed. */
  readonly withdrawal?: { readonly refId: string; readonly state: MoneyStateName };
};

export type Downline = { readonly id: string; readonly name: string };

/** One page of a report, in the same form for all reports. */
export type Sheet = {
  readonly lines: readonly RecordLine[];
  /** Totals of all pages. Their labels are the texts `widget.records.sum.<name>`. */
  readonly sums: readonly { readonly name: string; readonly amount: number | string }[];
  readonly pages: number;
  /** Number of rows on all pages, if the platform counts them. */
  readonly total: number | undefined;
  /** Results by day. */
  readonly days?: readonly DayResult[];
  /** From the agent down to the agent whose team is shown. */
  readonly path?: readonly Downline[];
};
