import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { ConfigFile } from '@/engine';
import type { Answers } from './answers';
import { askFor, withDefaults } from './ask-for';
import { messages } from './messages';
import { type AllowedAnswers, type Problem, type ReadAnswers, readAnswers, type TypedAnswers } from './read-answers';
import { readLogo } from './read-logo';

type NewBrand = {
  /** The folder of the new brand. */
  readonly id: string;
  /** The values of flags. */
  readonly flagAnswers: TypedAnswers;
  /** Languages that base has texts in. */
  readonly languages: readonly string[];
  /** The files of the existing merchants. */
  readonly existingFiles: readonly ConfigFile[];
};

/** The flags' answers, and defaults for the rest. Throws an `Error` for ops that names invalid answers. */
export async function answersFromFlags({ id, flagAnswers, languages }: NewBrand): Promise<Answers> {
  return answersOf(await readAll(id, withDefaults(flagAnswers), languages));
}

/** Asks in the terminal for answers without a flag, and again for an invalid one. Throws if the person leaves. */
export async function askForBrand({ id, flagAnswers, languages, existingFiles }: NewBrand): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const domains = domainsIn(existingFiles);
  const judge = async (typed: TypedAnswers): Promise<readonly Problem[]> => {
    const owner = domains.get((typed.domain ?? '').trim().toLowerCase());
    if (owner !== undefined) return [{ flag: 'domain', message: messages.takenDomain(typed.domain ?? '', owner) }];
    const result = await readAll(id, typed, languages);
    return 'answers' in result ? [] : result.problems;
  };
  const tell = (message: string) => console.error(`\n  ${message}`);
  try {
    return answersOf(await readAll(id, await askFor(flagAnswers, { terminal, judge, tell }), languages));
  } finally {
    terminal.close();
  }
}

function answersOf(result: ReadAnswers): Answers {
  if ('answers' in result) return result.answers;
  throw new Error([...result.problems.map(({ message }) => message), messages.nothingMade].join('\n'));
}

/** The merchant of each domain. */
function domainsIn(files: readonly ConfigFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, text }) => {
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

async function readAll(id: string, typed: TypedAnswers, languages: readonly string[]): Promise<ReadAnswers> {
  const allowed = {
    languages,
    currencies: Intl.supportedValuesOf('currency'),
    timeZones: [...Intl.supportedValuesOf('timeZone'), 'UTC'],
  };
  try {
    return readAnswers(id, typed, { ...allowed, logo: await openLogo(typed.logo) });
  } catch (error) {
    const result = readAnswers(id, typed, { ...allowed, logo: undefined });
    const problems = 'problems' in result ? result.problems : [];
    // The right logo may give the colour that is missing.
    const others = problems.filter(({ message }) => message !== messages.lostColor());
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [...others, { flag: 'logo', message }] };
  }
}

/** The logo that an answer names. It is read here, where file access is allowed. */
async function openLogo(file: string | undefined): Promise<AllowedAnswers['logo']> {
  if (file === undefined || file === 'none') return undefined;
  const bytes = await readFile(file).catch(() => {
    throw new Error(messages.noLogo(file));
  });
  const logo = await readLogo(bytes);
  if ('problem' in logo) throw new Error(logo.problem === 'large' ? messages.largeLogo(file) : messages.oddLogo(file));
  return { file, bytes, colors: logo.colors };
}
