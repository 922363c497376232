import type { AgentsColumns } from './columns/agents';
import type { GiftsColumns } from './columns/gifts';
import type { MoneyColumns } from './columns/money';
import type { PeopleColumns } from './columns/people';
import type { PlayColumns } from './columns/play';

/** What is written, by table. A column is called here as `tables.ts` has it, in camel case. */
export type Columns = PeopleColumns & MoneyColumns & PlayColumns & GiftsColumns & AgentsColumns;
