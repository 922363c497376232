import { join, resolve } from 'node:path';
import { judgePattern } from '@/review/workspace/judge-pattern';
import { createFolderFiles } from '@/sites/folder-files';
import { readCatalogue } from '@/sites/read-catalogue';
import { messages as opsMessages } from '../messages';
import { plateUnder } from '../new-brand/brand-pictures';
import { answersFromFlags, askForBrand } from '../new-brand/find-answers';
import { baseTexts, makeBrand } from '../new-brand/make-brand';
import { messages } from '../new-brand/messages';
import { moneyExample } from '../new-brand/money-style';
import { questions } from '../new-brand/questions';
import { isFolderName } from '../new-brand/read-answers';
import { pathExists, writeBrand } from '../new-brand/write-brand';
import { type Command, say } from './command';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- new <name> [--yes] [--brand "Sunrise Play"] [--domain …] … (new --help lists them)';

/** Asks the questions about a new brand, and makes its folder. Exit code 0 if it did, 2 if nothing was made. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [id] = positionals;
  if (id === undefined) throw new Error(opsMessages.missingArguments(usage));
  const source = process.env.CONFIG_SOURCE || './merchant-configs';
  if (/^https?:/.test(source)) throw new Error(messages.noSource(source));
  if (!isFolderName(id)) throw new Error(messages.badFolder(id));
  const folder = join(source, id);
  if (await pathExists(folder)) throw new Error(messages.taken(folder));
  const existingFiles = (await createFolderFiles(resolve(source)).update()) ?? [];
  if (existingFiles.length === 0) throw new Error(opsMessages.noMerchants(source));
  const flags = new Map<string, unknown>(Object.entries(values));
  const flagAnswers = Object.fromEntries(questions.map(({ flag }) => [flag, textOf(flags.get(flag))]));
  const isAsking = values.yes !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const findAnswers = isAsking ? askForBrand : answersFromFlags;
  const answers = await findAnswers({
    id,
    flagAnswers,
    languages: Object.keys(baseTexts(existingFiles)),
    existingFiles,
  });
  const catalogue = { ...readCatalogue(resolve('schemas')), judgePattern };
  const brand = await makeBrand(answers, { existingFiles, catalogue, year: new Date().getFullYear() });
  if (brand.faults.length > 0) throw new Error(messages.clash(brand.faults));
  await writeBrand(resolve(source), id, brand.files);
  say(messages.made(folder, brand.files.size));
  say(messages.money(moneyExample(answers)));
  if (answers.logo !== undefined) say(messages.drawnLogo(flagAnswers.logo ?? 'The logo', plateUnder(answers)));
  return say(messages.next(id, process.env.PORT ?? '4173'));
}

function parse(args: readonly string[]) {
  const flags = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' } as const]));
  return readArgs(args, { ...flags, yes: { type: 'boolean', short: 'y' } }, usage);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function help(): string {
  const flags = questions.map(({ flag, ask: words, choices = {}, fallback, example }) => {
    const choicesText = Object.keys(choices).length === 0 ? '' : ` ${Object.keys(choices).join(', ')}.`;
    const fallbackText = fallback === undefined ? `Needed, for example ${example}.` : `Usually ${fallback}.`;
    return `  --${flag.padEnd(14)} ${words}${choicesText} ${fallbackText}`;
  });
  return `${usage}

Makes a folder for a new brand: settings, colours in both modes, texts, a console to run it with, logo and icons. It asks
for what no flag tells; with --yes, or where nobody can be asked, what is usual counts.

${flags.join('\n')}`;
}

const example =
  'npm run merchant -- new sunrise --brand "Sunrise Play" --domain www.sunrise.example --currency EUR --time-zone Europe/Malta --color "#c2410c" --yes';

export const newMerchant: Command = { help: help(), example, run };
