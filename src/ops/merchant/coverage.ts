import { coverageOf } from '@/review/coverage/coverage';
import { coverageLines } from '@/review/coverage/coverage-lines';
import { siteOf } from '@/review/view';
import { openNamed } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- coverage [merchant…] [--json]';
const help = `${usage}

Tells what no persona meets at the merchants named, or at all: a switch that is on nowhere, an entry that nobody sees, a part
of a condition that never decides, a page that is closed to nobody, a field of the registration form that no console asks for.
Beside each stands who would meet it and under which console, or why no state can.

A merchant has one console, so a switch is on or off in it: name several merchants, or none, to see both. --json gives every
case with the merchants in which it is met.

Exit code 0, whatever is met. 2: it was asked wrongly.`;
const example = 'npm run merchant -- coverage aurora';

/** Prints which conditions, switches, pages and fields are met both ways, and how to meet the rest. */
async function run(args: readonly string[]): Promise<number> {
  const { positionals: names, values } = readArgs(args, { json: { type: 'boolean' } }, usage);
  const workspace = await openNamed(names);
  const sites =
    names.length === 0 ? [...workspace.loaded.sites.values()] : names.map((name) => siteOf(name, workspace));
  for (const { id } of sites) if (workspace.loaded.broken.has(id)) console.error(messages.brokenMerchant(id));
  const coverage = await coverageOf(sites, workspace);
  if (values.json === true) return say(JSON.stringify(coverage, null, 2));
  for (const line of coverageLines(coverage, workspace.prefix)) say(line);
  return 0;
}

export const coverage: Command = { help, example, run };
