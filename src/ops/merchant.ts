import { check } from './merchant/check';
import { type Command, say } from './merchant/command';
import { coverage } from './merchant/coverage';
import { diff } from './merchant/diff';
import { looks } from './merchant/looks';
import { newMerchant } from './merchant/new';
import { promote } from './merchant/promote';
import { publish } from './merchant/publish';
import { record } from './merchant/record';
import { retire } from './merchant/retire';
import { rollback } from './merchant/rollback';
import { show } from './merchant/show';
import { texts } from './merchant/texts';
import { why } from './merchant/why';
import { messages } from './messages';

const commands: { readonly [name: string]: Command } = {
  check,
  coverage,
  diff,
  looks,
  new: newMerchant,
  promote,
  publish,
  record,
  retire,
  rollback,
  show,
  texts,
  why,
};

const help = `npm run merchant -- check [--fix] [merchant…]
    Config errors as file:line:column  message. Exit code 1 if there are any. --fix mends what only one way can be meant.
npm run merchant -- coverage [merchant…] [--json]
    Which switches, entries, conditions, pages and fields no persona meets, and who would, or why no state can.
npm run merchant -- diff <from> [to] [--format text|json|md|html] [--out file]
    What players see differently between two folders, git revisions, or what is live and what is here. html has pictures.
    Exit code 0 if nothing, 1 if anything, 2 if it could not be compared.
npm run merchant -- looks <before> [after] [--out file.html]
    Which pages look otherwise than when they were kept: their pictures and their outlines. \`looks --help\` says how.
npm run merchant -- new <name> [--yes] [--brand …]
    Makes the folder of a new brand; asks for what no flag tells. \`new --help\` lists the flags.
npm run merchant -- promote <from> <to> [brand…] [--note text] [--dry-run]
    Publishes at one place what is published at another, such as drafts.
npm run merchant -- publish <to> [brand…] [--note text] [--dry-run] [--list]
    Writes brands to the folder or bucket that servers read. Exit code 1 if one has errors; nothing is written then.
npm run merchant -- record <merchant> <url> [--host www.brand.example] [--out file]
    Keeps what a platform's console says of a merchant as a console.json, without tokens and personal data.
npm run merchant -- retire <merchant>
    Says that a merchant whose folder is gone is meant to be gone: until then servers keep its last good site for a time.
npm run merchant -- rollback <to> [version] [brand…] [--note text] [--dry-run]
    Brings back what was published before.
npm run merchant -- show <merchant> <page> --persona <persona>
    The resolved layout as JSON. --tree: in words, --lang bn: in a language, --compare member-0,agent-1: side by side.
    \`show --help\` lists the personas.
npm run merchant -- texts <merchant> <language> [--out file]
    Every text that a language lacks, with the words to translate. Exit code 1 if there are any.
npm run merchant -- why <merchant> <page> [node] --persona <persona> [--json]
    Why a page, a menu or a node shows or does not, and what would make it show. A field of the registration form by its
    name alone: why <merchant> <field>.

Each of them says more with --help, and gives an example.

CONFIG_SOURCE names another folder than ./merchant-configs, or the URL of published sites.`;

/**
 * The commands for ops. Gives the exit code: 0 success, 1 what the command's help says (errors, differences, texts that
 * are missing), 2 wrong use or a failure.
 */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') return say(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return refuse(messages.unknownCommand(name, Object.keys(commands)));
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) return await sayHelp(command);
    return await command.run(args);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

async function sayHelp({ help, example }: Command): Promise<number> {
  say(typeof help === 'string' ? help : await help());
  return say(`\nFor example: ${example}`);
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}
