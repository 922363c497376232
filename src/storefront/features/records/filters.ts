import type { ListCall } from './sheets';

type Filter = {
  /** Of its text: `widget.records.by.<name>`. */
  readonly name: 'state' | 'kind' | 'category';
  /** What stands in the address, and what the platform is asked by. */
  readonly options: { readonly [key: string]: string };
};

const states: Filter = { name: 'state', options: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4' } };
const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE', 'ELOTT', 'LOTT'];

/** What each report can be narrowed by. */
export const filters: { readonly [Name in ListCall]: Filter | undefined } = {
  rebateReport: undefined,
  depositRecord: states,
  withdrawRecord: states,
  accountRecord: {
    name: 'kind',
    options: {
      deposit: '1000',
      withdraw: '2000,2001',
      bonus: '1001',
      play: '3001,3002',
      lottery: '4001,4002,4003',
      transfer: '2003,2004',
    },
  },
  betRecord: { name: 'category', options: Object.fromEntries(categories.map((category) => [category, category])) },
};
