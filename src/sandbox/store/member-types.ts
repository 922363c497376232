import { sql } from './query';

/** Types of members who are no agents: they have no team, and are never paid for one. */
const plainTypes: readonly number[] = [0, 4, 40];

export function isAgent(type: number): boolean {
  return !plainTypes.includes(type);
}

/** Conditions on the `type` of a row of `members`. */
export const membersOnly = sql`type in (${sql.join(plainTypes)})`;
export const agentsOnly = sql`type not in (${sql.join(plainTypes)})`;
