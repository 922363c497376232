import type { ListCall } from '../sheets/sheets';

type Filter = {
  /** Name of its text: `widget.records.by.<name>`. */
  readonly name: 'state' | 'kind' | 'category';
  /** The value in the address, and the value in the request. */
  readonly options: { readonly [key: string]: string };
};

/** States of a deposit or withdrawal by the wire's codes: 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
const states: Filter = { name: 'state', options: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4' } };
const playedCategories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE'];
const identityOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const kinds: Filter = {
  name: 'kind',
  options: {
    deposit: '1000',
    withdraw: '2000,2001',
    bonus: '1001',
    play: '3001,3002',
    lottery: '4001,4002,4003',
    transfer: '2003,2004',
  },
};

/** The filter of each report. */
export const filters: { readonly [Name in ListCall]: Filter | undefined } = {
  rebateReport: undefined,
  depositRecord: states,
  withdrawRecord: states,
  accountRecord: kinds,
  betRecord: { name: 'category', options: identityOf([...playedCategories, 'ELOTT', 'LOTT']) },
  downlineRecord: kinds,
  teamGamePnl: { name: 'category', options: identityOf(playedCategories) },
  teamLotteryPnl: undefined,
  teamGameBetting: { name: 'category', options: identityOf(playedCategories) },
  teamBetting: { name: 'state', options: { 2: '2', 4: '4', 5: '5', 6: '6,7,8,12' } },
  teamRebate: undefined,
  agentIncome: undefined,
};

/** Reports with a search by member's name. */
export const namedReports: ReadonlySet<ListCall> = new Set([
  'downlineRecord',
  'teamGamePnl',
  'teamLotteryPnl',
  'teamGameBetting',
  'teamBetting',
  'teamRebate',
]);

/** Text key of an option of a filter. */
export function optionText(call: ListCall, key: string): string {
  const { name } = filters[call] ?? {};
  if (name === 'category') return `category.${key}`;
  if (name === 'kind') return `widget.records.kind.${key}`;
  return `widget.records.${textPartOf[call]}.${key}`;
}

const textPartOf: { readonly [Name in ListCall]?: string } = {
  depositRecord: 'deposit',
  withdrawRecord: 'withdraw',
  teamBetting: 'order',
};
