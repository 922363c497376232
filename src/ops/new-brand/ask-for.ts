import { messages } from './messages';
import { type Question, questions } from './questions';
import type { Problem, Said } from './read-answers';

/** Fills in the default for each missing answer. Throws an `Error` for ops if a required one is missing. */
export function usualAnswers(told: Said): Said {
  const open = questions.filter(({ flag }) => told[flag] === undefined);
  const needed = open.filter(({ fallback }) => fallback === undefined);
  if (needed.length > 0) {
    const flags = needed.map(({ flag }) => `--${flag}`);
    throw new Error(messages.needed(flags, needed.map(({ flag, example }) => `--${flag} "${example}"`).join(' ')));
  }
  return { ...told, ...Object.fromEntries(open.map(({ flag, fallback }) => [flag, fallback])) };
}

/** The person who answers; `close` is called if they leave. */
export type Terminal = {
  readonly question: (text: string, options: { readonly signal: AbortSignal }) => Promise<string>;
  readonly once: (event: 'close', leave: () => void) => unknown;
  readonly off: (event: 'close', leave: () => void) => unknown;
};

export type Asking = {
  readonly terminal: Terminal;
  /** Problems of the answers so far. Problems of questions that were not asked yet are ignored. */
  readonly judge: (said: Said) => Promise<readonly Problem[]>;
  readonly tell: (message: string) => void;
};

/**
 * Asks for missing answers, and asks again at once if one is not valid. Throws an `Error` for ops if the person leaves.
 */
export async function askFor(told: Said, { terminal, judge, tell }: Asking): Promise<Said> {
  const left = new AbortController();
  const leave = () => left.abort();
  terminal.once('close', leave);
  const put = (text: string) => terminal.question(text, { signal: left.signal });
  let said = told;
  try {
    for (const question of questions) said = await askUntilGood(question, said, { put, judge, tell });
    return said;
  } catch (error) {
    throw left.signal.aborted ? new Error(messages.left()) : error;
  } finally {
    terminal.off('close', leave);
  }
}

type Put = (text: string) => Promise<string>;

async function askUntilGood(
  question: Question,
  before: Said,
  { put, judge, tell }: Pick<Asking, 'judge' | 'tell'> & { readonly put: Put },
): Promise<Said> {
  const { flag } = question;
  for (let answer = before[flag]; ; answer = undefined) {
    const said = { ...before, [flag]: answer ?? (await askOne(question, put)) };
    const problem = (await judge(said)).find((one) => one.flag === flag);
    if (problem === undefined) return said;
    tell(problem.message);
  }
}

async function askOne({ ask, choices = {}, fallback, example }: Question, put: Put): Promise<string> {
  const lines = Object.entries(choices).map(([choice, means]) => `    ${choice}${means === '' ? '' : `: ${means}`}`);
  const end = fallback === undefined ? `(for example ${example})` : `[${fallback}]`;
  const answer = (await put(`\n${[ask, ...lines].join('\n')}\n  ${end} > `)).trim();
  return answer === '' ? (fallback ?? '') : answer;
}
