import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { ConfigFile } from '@/engine';
import type { Answers } from './answers';
import { askFor, usualAnswers } from './ask-for';
import { messages } from './messages';
import { type Known, type Problem, type ReadAnswers, readAnswers, type Said } from './read-answers';
import { readLogo } from './read-logo';

type Brand = {
  /** The folder of the new brand. */
  readonly id: string;
  /** The values of flags. */
  readonly told: Said;
  /** Languages that base has texts in. */
  readonly languages: readonly string[];
  /** The files of the existing merchants. */
  readonly there: readonly ConfigFile[];
};

/** The flags' answers, and defaults for the rest. Throws an `Error` for ops that names every invalid answer. */
export async function usualBrand({ id, told, languages }: Brand): Promise<Answers> {
  return answersOf(await readAll(id, usualAnswers(told), languages));
}

/** Asks in the terminal for answers without a flag, and again for an invalid one. Throws if the person leaves. */
export async function askForBrand({ id, told, languages, there }: Brand): Promise<Answers> {
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
    return answersOf(await readAll(id, await askFor(told, { terminal, judge, tell }), languages));
  } finally {
    terminal.close();
  }
}

function answersOf(read: ReadAnswers): Answers {
  if ('answers' in read) return read.answers;
  throw new Error([...read.problems.map(({ message }) => message), messages.nothingMade].join('\n'));
}

/** The merchant of each domain. */
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
    return []; // `check` reports the broken file.
  }
}

async function readAll(id: string, said: Said, languages: readonly string[]): Promise<ReadAnswers> {
  try {
    return readAnswers(id, said, await knowledge(languages, said.logo));
  } catch (error) {
    return { problems: [{ flag: 'logo', message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** Everything that answers are checked against. The logo is read here, where file access is allowed. */
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
