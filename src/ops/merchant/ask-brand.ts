import type { Interface } from 'node:readline/promises';
import { messages } from '../new-brand/messages';
import { type Question, questions } from '../new-brand/questions';
import type { Said } from '../new-brand/read-answers';

/** What is usual counts for what nobody told. Throws an `Error` for ops where what is needed is not told. */
export function usualAnswers(told: Said): Said {
  const open = questions.filter(({ flag }) => told[flag] === undefined);
  const needed = open.filter(({ fallback }) => fallback === undefined);
  if (needed.length > 0) {
    const flags = needed.map(({ flag }) => `--${flag}`);
    throw new Error(messages.needed(flags, needed.map(({ flag, example }) => `--${flag} "${example}"`).join(' ')));
  }
  return { ...told, ...Object.fromEntries(open.map(({ flag, fallback }) => [flag, fallback])) };
}

/** Asks for what is not told. Throws an `Error` for ops where whoever answers leaves. */
export async function askFor(told: Said, terminal: Interface): Promise<Said> {
  const left = new AbortController();
  const leave = () => left.abort();
  terminal.once('close', leave);
  try {
    return await askAll(told, (text) => terminal.question(text, { signal: left.signal }));
  } catch (error) {
    throw left.signal.aborted ? new Error(messages.left()) : error;
  } finally {
    terminal.off('close', leave);
  }
}

type Put = (text: string) => Promise<string>;

async function askAll(told: Said, put: Put): Promise<Said> {
  const said: Record<string, string | undefined> = { ...told };
  for (const question of questions)
    if (said[question.flag] === undefined) said[question.flag] = await askOne(question, put);
  return said;
}

async function askOne({ ask, choices = {}, fallback, example }: Question, put: Put): Promise<string> {
  const lines = Object.entries(choices).map(([choice, means]) => `    ${choice}${means === '' ? '' : `: ${means}`}`);
  const end = fallback === undefined ? `(for example ${example})` : `[${fallback}]`;
  const answer = (await put(`\n${[ask, ...lines].join('\n')}\n  ${end} > `)).trim();
  return answer === '' ? (fallback ?? '') : answer;
}
