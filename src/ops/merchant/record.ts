import { existsSync } from 'node:fs';
import { recordConsole } from '@/review/record/record-console';
import { siteOf } from '@/review/view';
import { openMerchant } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- record <merchant> <url> [--host www.brand.example] [--out file]';
const help = `${usage}

Keeps what a platform's console says of a merchant (settings, switches, rules of registration, promotions, service) as a
console.json, so that show, why, check, the golden files and a local server answer as the platform does. It asks as a guest
asks: at the address of a running site, or of the gateway itself. --host is the site that is asked for, without it the first
domain of the merchant.

What looks like a token, a telephone number, an e-mail address or a name of somebody is replaced, and told. Read the file before
you commit it: a machine does not know every secret.

--out writes the file, such as merchant-configs/aurora/console.json, and never over another one.

Exit code 0: it was kept. 2: it was asked wrongly, or the platform did not answer.`;
const example = 'npm run merchant -- record aurora https://www.aurora.example --out console.json';

/** Prints or writes a platform's console as a console.json, and tells what was replaced. */
async function run(args: readonly string[]): Promise<number> {
  const { positionals, values } = readArgs(
    args,
    { host: { type: 'string' }, out: { type: 'string', short: 'o' } },
    usage,
  );
  const [merchant, address] = positionals;
  if (merchant === undefined || address === undefined) throw new Error(messages.missingArguments(usage));
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Error(messages.noAddress(address));
  const { out } = values;
  if (out !== undefined && existsSync(out)) throw new Error(messages.consoleThere(out));
  const workspace = await openMerchant(merchant);
  const site = siteOf(merchant, workspace);
  const url = new URL(address);
  const host = values.host ?? site.merchant.domains?.[0] ?? url.host;
  const { json, replaced, missing, changedFacts } = await recordConsole(site, { url, host }, workspace);
  for (const { path, kind } of replaced) console.error(messages.replaced(path, kind));
  if (missing.length > 0) console.error(messages.lackingParts(missing, host));
  if (changedFacts.length > 0) console.error(messages.changedByCleaning(changedFacts));
  const text = `${JSON.stringify(json, null, 2)}\n`;
  if (out === undefined) return say(text.trimEnd());
  writeText(out, text, messages.notKept);
  return say(messages.recorded(out, replaced.length));
}

export const record: Command = { help, example, run };
