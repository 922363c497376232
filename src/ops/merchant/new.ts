import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { ConfigFile } from '@/engine';
import { judgePattern } from '@/review/workspace/judge-pattern';
import { createFolderFiles } from '@/sites/folder-files';
import { readCatalogue } from '@/sites/read-catalogue';
import { messages as opsMessages } from '../messages';
import type { Answers } from '../new-brand/answers';
import { plateUnder } from '../new-brand/brand-pictures';
import { baseTexts, makeBrand } from '../new-brand/make-brand';
import { messages } from '../new-brand/messages';
import { moneyExample } from '../new-brand/money-style';
import { questions } from '../new-brand/questions';
import {
  isFolderName,
  type Known,
  type Problem,
  type ReadAnswers,
  readAnswers,
  type Said,
} from '../new-brand/read-answers';
import { readLogo } from '../new-brand/read-logo';
import { isThere, writeBrand } from '../new-brand/write-brand';
import { askFor, usualAnswers } from './ask-brand';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- new <name> [--yes] [--brand "Sunrise Play"] [--domain …] … (new --help lists them)';

/** Asks for what a new brand is, and makes its folder. Exit code 0: it is there. 2: nothing was made. */
export async function newMerchant(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help());
  const [id] = positionals;
  if (id === undefined) throw new Error(opsMessages.missingArguments(usage));
  const source = process.env.CONFIG_SOURCE ?? './merchant-configs';
  if (/^https?:/.test(source)) throw new Error(messages.noSource(source));
  if (!isFolderName(id)) throw new Error(messages.badFolder(id));
  const folder = join(source, id);
  if (await isThere(folder)) throw new Error(messages.taken(folder));
  const there = (await createFolderFiles(resolve(source)).update()) ?? [];
  if (there.length === 0) throw new Error(opsMessages.noMerchants(source));
  const told = new Map<string, unknown>(Object.entries(values));
  const said = Object.fromEntries(questions.map(({ flag }) => [flag, textOf(told.get(flag))]));
  const languages = Object.keys(baseTexts(there));
  const isAsking = values.yes !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const answers = isAsking
    ? await askUntilGood(id, said, { languages, there })
    : await answersOf(id, usualAnswers(said), languages);
  const catalogue = { ...readCatalogue(resolve('schemas')), judgePattern };
  const made = await makeBrand(answers, { there, catalogue, year: new Date().getFullYear() });
  if (made.faults.length > 0) throw new Error(messages.clash(made.faults));
  await writeBrand(resolve(source), id, made.files);
  say(messages.made(folder, made.files.size));
  say(messages.money(moneyExample(answers)));
  if (answers.logo !== undefined) say(messages.drawnLogo(textOf(told.get('logo')) ?? 'The logo', plateUnder(answers)));
  return say(messages.next(id, process.env.PORT ?? '4173'));
}

async function answersOf(id: string, said: Said, languages: readonly string[]): Promise<Answers> {
  const read = await readAll(id, said, languages);
  if ('answers' in read) return read.answers;
  throw new Error(nothingMade(read.problems));
}

type Beside = { readonly languages: readonly string[]; readonly there: readonly ConfigFile[] };

/** Whoever is there to answer is asked again for what does not hold, at once and for nothing else. */
async function askUntilGood(id: string, told: Said, { languages, there }: Beside): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const domains = domainsIn(there);
  const judge = async (said: Said): Promise<readonly Problem[]> => {
    const holder = domains.get((said.domain ?? '').trim().toLowerCase());
    if (holder !== undefined) return [{ flag: 'domain', message: messages.takenDomain(said.domain ?? '', holder) }];
    const read = await readAll(id, said, languages);
    return 'answers' in read ? [] : read.problems;
  };
  const tell = (message: string) => console.error(`\n  ${message}`);
  try {
    const read = await readAll(id, await askFor(told, { terminal, judge, tell }), languages);
    if ('answers' in read) return read.answers;
    throw new Error(nothingMade(read.problems));
  } finally {
    terminal.close();
  }
}

function nothingMade(problems: readonly Problem[]): string {
  return [...problems.map(({ message }) => message), messages.nothingMade].join('\n');
}

/** Which merchant has a domain. */
function domainsIn(there: readonly ConfigFile[]): ReadonlyMap<string, string> {
  return new Map(
    there.flatMap(({ path, text }) => {
      const merchant = /^([^/]+)\/merchant\.json$/.exec(path)?.[1];
      const domains = merchant === undefined ? [] : domainsOf(text);
      return merchant === undefined ? [] : domains.map((domain) => [domain, merchant] as const);
    }),
  );
}

function domainsOf(text: string): readonly string[] {
  try {
    const { domains } = Object(JSON.parse(text));
    return Array.isArray(domains) ? domains.map(String) : [];
  } catch {
    return []; // `check` says what is wrong with it.
  }
}

async function readAll(id: string, said: Said, languages: readonly string[]): Promise<ReadAnswers> {
  try {
    return readAnswers(id, said, await knowledge(languages, said.logo));
  } catch (error) {
    return { problems: [{ flag: 'logo', message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** What answers are held against; a logo is read here, where files are. */
async function knowledge(languages: readonly string[], file: string | undefined): Promise<Known> {
  const known = {
    languages,
    currencies: Intl.supportedValuesOf('currency'),
    timeZones: [...Intl.supportedValuesOf('timeZone'), 'UTC'],
  };
  if (file === undefined || file === 'none') return { ...known, logo: undefined };
  const bytes = await readFile(file).catch(() => {
    throw new Error(messages.noLogo(file));
  });
  const read = await readLogo(bytes);
  if ('problem' in read) throw new Error(read.problem === 'large' ? messages.largeLogo(file) : messages.oddLogo(file));
  return { ...known, logo: { file, bytes, colors: read.colors } };
}

function parse(args: readonly string[]) {
  const flags = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' } as const]));
  const options = { ...flags, yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' } } as const;
  return readArgs(args, options, usage);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function help(): string {
  const flags = questions.map(({ flag, ask: words, choices = {}, fallback, example }) => {
    const known = Object.keys(choices).length === 0 ? '' : ` ${Object.keys(choices).join(', ')}.`;
    const usual = fallback === undefined ? `Needed, for example ${example}.` : `Usually ${fallback}.`;
    return `  --${flag.padEnd(14)} ${words}${known} ${usual}`;
  });
  return `${usage}

Makes a folder for a new brand: settings, colours in both modes, texts, a console to run it with, logo and icons. It asks
for what no flag tells; with --yes, or where nobody can be asked, what is usual counts.

${flags.join('\n')}`;
}

function say(text: string): number {
  console.log(text);
  return 0;
}
