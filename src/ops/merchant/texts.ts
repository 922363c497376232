import { existsSync } from 'node:fs';
import { missingTexts } from '@/review/texts/missing-texts';
import { openMerchant } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- texts <merchant> <language> [--out file]';
const help = `${usage}

Every text that a merchant has in its first language and not in this one, as JSON: key → the words to translate. A text in the
parent's words counts too where the merchant's other languages have words of its own. --out writes a file, for example
merchant-configs/sunrise/texts/fr.json, whose words are then written over.

Exit code 0: none is missing. 1: some are.`;
const example = 'npm run merchant -- texts sunrise fr --out merchant-configs/sunrise/texts/fr.json';

/** Lists the texts that a language lacks. Exit code 0 if it has all, 1 if some are missing. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { out: { type: 'string', short: 'o' } }, usage);
  const [merchant, language] = positionals;
  if (merchant === undefined || language === undefined) throw new Error(messages.missingArguments(usage));
  const missing = missingTexts(merchant, language, await openMerchant(merchant));
  const json = JSON.stringify(missing, null, 2);
  const { out } = values;
  if (out === undefined) say(json);
  else if (existsSync(out)) throw new Error(messages.fileThere(out));
  else {
    writeText(out, `${json}\n`, messages.notKept);
    say(messages.writtenTexts(out));
  }
  return Object.keys(missing).length === 0 ? 0 : 1;
}

export const texts: Command = { help, example, run };
