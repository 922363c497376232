import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goneBrands } from '@/review/check/gone-brands';
import { openWorkspace } from '@/review/workspace/workspace';
import { readRetired, retiredFile, retiredText } from '@/sites/retired';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- retire <merchant>';
const help = `${usage}

Says that a merchant whose folder is gone is meant to be gone, or has another name now. Until that is said a server keeps its
last good site for as long as whenGone.servedHours of its merchant.json says (72 hours), and nobody else may take its code
and its domains.

Which merchants were served is read where the server keeps its last good sites: LAST_GOOD must be set here as it is there.

It is written to ${retiredFile} beside the merchants, so every server that gets the folder learns it.

Exit code 0: it is written. 2: it was asked wrongly.`;
const example = 'npm run merchant -- retire sunrise';

/** Records that the removal of a merchant is intended. */
async function run(args: readonly string[]): Promise<number> {
  const [name] = readArgs(args, {}, usage).positionals;
  if (name === undefined) throw new Error(messages.missingArguments(usage));
  const workspace = await openWorkspace();
  const { folder, source, prefix } = workspace;
  if (folder === undefined) throw new Error(messages.nothingToFix(source));
  if (folder.merchants().includes(name)) throw new Error(messages.stillThere(`${prefix}${name}`, name));
  const goneNames = await goneBrands(workspace);
  if (!goneNames.includes(name)) throw new Error(messages.neverThere(name, goneNames));
  const path = join(source, retiredFile);
  const retiredNames = readRetired(await readFile(path).catch(() => undefined));
  if (retiredNames === undefined) throw new Error(messages.retiredUnread(`${prefix}${retiredFile}`));
  writeText(path, retiredText([...retiredNames, name]), messages.notRetired);
  return say(messages.retired(name, `${prefix}${retiredFile}`));
}

export const retire: Command = { help, example, run };
