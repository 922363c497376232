import type { MoneyStateName } from '@/storefront/ui/money/money-state';
import type { DayResult } from '../results/day-results';

/** Words of the text table with what stands in for the table's lack of them, words as they are, or a day of the gateway's. */
export type Words =
  | { readonly t: string; readonly otherwise: string }
  | { readonly text: string }
  /** Two wallets of the member, by their names. */
  | { readonly from: Words; readonly to: Words }
  | { readonly day: string };

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
  /** Whose it is, in reports of a team. */
  readonly member?: string;
  /** What stands below the title where there is no time. */
  readonly notes?: readonly Fact[];
  /** The downline whose team is a level further down. */
  readonly into?: Downline;
  /** Of a withdrawal: it can be taken back until somebody looks at it. */
  readonly withdrawal?: { readonly refId: string; readonly state: MoneyStateName };
};

export type Downline = { readonly id: string; readonly name: string };

/** One page of a report, whatever the platform calls its parts. */
export type Sheet = {
  readonly lines: readonly RecordLine[];
  /** What all pages come to; by the name of a text `widget.records.sum.<name>`. */
  readonly sums: readonly { readonly name: string; readonly amount: number | string }[];
  readonly pages: number;
  /** All rows of all pages, where the platform counts them. */
  readonly total: number | undefined;
  /** What it came to by day. */
  readonly days?: readonly DayResult[];
  /** From the agent down to the one whose team it is about. */
  readonly path?: readonly Downline[];
};
