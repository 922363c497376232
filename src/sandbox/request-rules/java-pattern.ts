import { createContext, Script } from 'node:vm';

/** Time limits of each try, ms: a busy machine may need more than one, an exponential pattern exceeds all. */
const timeoutsMs = [100, 200, 400];
const fullMatch = new Script('new RegExp(source, flags).test(text)');

/**
 * Whether a text matches a whole Java pattern, as Java's `matches()`. Undefined where JavaScript cannot read the
 * pattern. A pattern that runs too long does not match: a rule must not freeze the server.
 */
export function matchesJavaPattern(pattern: string, text: string): boolean | undefined {
  for (const { source, flags } of readings(pattern)) {
    const matches = run({ source: `^(?:${source})$`, flags, text });
    if (matches !== undefined) return matches;
  }
  return undefined;
}

/** Whether the text matches: undefined if the pattern does not compile, false if every try runs too long. */
function run(job: Reading & { readonly text: string }): boolean | undefined {
  for (const timeout of timeoutsMs) {
    try {
      return fullMatch.runInContext(createContext({ ...job }), { timeout }) === true;
    } catch (error) {
      if (!isTimeout(error)) return undefined;
    }
  }
  return false;
}

type Reading = { readonly source: string; readonly flags: string };

/**
 * JavaScript forms of the pattern, best first. Possessive quantifiers become greedy ones where nothing else compiles.
 */
function readings(pattern: string): readonly Reading[] {
  const inlineFlags = /^\(\?([ims]+)\)/.exec(pattern);
  const rest = inlineFlags ? pattern.slice(inlineFlags[0].length) : pattern;
  const anchored = rest.replaceAll('\\A', '^').replace(/\\[zZ]/g, '$');
  const greedy = anchored.replace(/([*+?}])\+/g, '$1');
  const modes = /\\[px]\{/.test(rest) ? ['u', ''] : ['', 'u'];
  return [anchored, greedy].flatMap((source) =>
    modes.map((mode) => ({ source, flags: `${inlineFlags?.[1] ?? ''}${mode}` })),
  );
}

/** Whether an error is a timeout. It may come from the other context, whose `Error` class differs from ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
