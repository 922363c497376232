import { existsSync } from 'node:fs';
import type { Site } from '@/engine';
import { openMerchant } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- texts <merchant> <language> [--out file]';
const help = `${usage}

Every text that a merchant has in its first language and not in this one, as JSON: key → the words to translate. --out writes
a file, for example merchant-configs/sunrise/texts/fr.json, whose words are then written over.

Exit code 0: none is missing. 1: some are.`;

/** Lists the texts that a language lacks. Exit code 0 if it has all, 1 if some are missing. */
export async function texts(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const [merchant, language] = positionals;
  if (merchant === undefined || language === undefined) throw new Error(messages.missingArguments(usage));
  const { loaded } = await openMerchant(merchant);
  const site = loaded.sites.get(merchant);
  if (site === undefined) throw new Error(messages.unknownMerchant(merchant, [...loaded.sites.keys()]));
  const missing = missingTexts(site, language);
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

/** The missing texts, in the words of the first language, sorted by key. */
function missingTexts({ texts: tables, merchant }: Site, language: string): { readonly [key: string]: string } {
  const firstTexts = tables[merchant.languages?.default ?? 'en'] ?? {};
  const presentTexts = tables[language] ?? {};
  return Object.fromEntries(
    Object.entries({ ...tables.en, ...firstTexts })
      .filter(([key]) => presentTexts[key] === undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function parse(args: readonly string[]) {
  return readArgs(args, { out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } }, usage);
}

function say(text: string): number {
  console.log(text);
  return 0;
}
