import { acceptDecisions } from './qa/accept-decisions';
import { compareScreens, help } from './qa/compare-screens';
import { mergeShards } from './qa/shards';

/** QA of every brand. Gives the exit code: 0 nothing open, 1 open or refused, 2 it could not run, or not to the end. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) {
      console.log(help);
      return 0;
    }
    const [command, ...rest] = args;
    if (command === 'accept') return acceptDecisions(rest);
    return await (command === 'merge' ? mergeShards(rest) : compareScreens(args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
