import { messages } from './messages';
import { type Question, questions } from './questions';
import type { Problem, TypedAnswers } from './read-answers';

/** Fills in the default for each missing answer. Throws an `Error` for ops if a required one is missing. */
export function withDefaults(typed: TypedAnswers): TypedAnswers {
  const unanswered = questions.filter(({ flag }) => typed[flag] === undefined);
  const required = unanswered.filter(({ fallback }) => fallback === undefined);
  if (required.length > 0) {
    const flags = required.map(({ flag }) => `--${flag}`);
    throw new Error(messages.needed(flags, required.map(({ flag, example }) => `--${flag} "${example}"`).join(' ')));
  }
  return { ...typed, ...Object.fromEntries(unanswered.map(({ flag, fallback }) => [flag, fallback])) };
}

/** Where the person answers. The event `close` comes if they leave. */
export type Terminal = {
  readonly question: (text: string, options: { readonly signal: AbortSignal }) => Promise<string>;
  readonly once: (event: 'close', leave: () => void) => unknown;
  readonly off: (event: 'close', leave: () => void) => unknown;
};

export type AskOptions = {
  readonly terminal: Terminal;
  /** Problems of the answers so far. Problems of questions that were not asked yet are ignored. */
  readonly judge: (answers: TypedAnswers) => Promise<readonly Problem[]>;
  readonly tell: (message: string) => void;
};

/**
 * Asks for missing answers, and asks again at once if one is not valid. Throws an `Error` for ops if the person leaves.
 */
export async function askFor(typed: TypedAnswers, { terminal, judge, tell }: AskOptions): Promise<TypedAnswers> {
  const abort = new AbortController();
  const leave = () => abort.abort();
  terminal.once('close', leave);
  const askTerminal = (text: string) => terminal.question(text, { signal: abort.signal });
  let answers = typed;
  try {
    for (const question of questions) answers = await askUntilValid(question, answers, { askTerminal, judge, tell });
    return answers;
  } catch (error) {
    throw abort.signal.aborted ? new Error(messages.left()) : error;
  } finally {
    terminal.off('close', leave);
  }
}

type AskTerminal = (text: string) => Promise<string>;

async function askUntilValid(
  question: Question,
  answersBefore: TypedAnswers,
  { askTerminal, judge, tell }: Pick<AskOptions, 'judge' | 'tell'> & { readonly askTerminal: AskTerminal },
): Promise<TypedAnswers> {
  const { flag } = question;
  for (let answer = answersBefore[flag]; ; answer = undefined) {
    const answers = { ...answersBefore, [flag]: answer ?? (await askOne(question, askTerminal)) };
    const problem = (await judge(answers)).find((one) => one.flag === flag);
    if (problem === undefined) return answers;
    tell(problem.message);
  }
}

async function askOne({ ask, choices = {}, fallback, example }: Question, askTerminal: AskTerminal): Promise<string> {
  const lines = Object.entries(choices).map(([choice, means]) => `    ${choice}${means === '' ? '' : `: ${means}`}`);
  const end = fallback === undefined ? `(for example ${example})` : `[${fallback}]`;
  const answer = (await askTerminal(`\n${[ask, ...lines].join('\n')}\n  ${end} > `)).trim();
  return answer === '' ? (fallback ?? '') : answer;
}
