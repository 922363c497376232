import type { WireIssue } from '../issue';

/** What to do: `ask` where the platform answered, `mend` where the merchant's own console.json did. */
type Advice = { readonly ask: string; readonly mend: string };

const issue = (code: string, path: string, what: string, { ask, mend }: Advice): WireIssue => ({
  code,
  path,
  message: `${what} ${ask}`,
  inFile: `${what} ${mend}`,
});

const ruleAdvice: Advice = { ask: 'Correct the rule in the console.', mend: 'Correct the rule here.' };
const flagAdvice: Advice = { ask: 'Ask the platform for true or false.', mend: 'Write true or false.' };
const sameAdvice = (advice: string): Advice => ({ ask: advice, mend: advice });

/** What the engine says about the platform's answers: what happened, what follows, what to do. */
export const notReadable = (path: string, what: string) =>
  issue('not-readable', path, `${what} cannot be read, so it counts as empty.`, {
    ask: 'Ask the platform for the shape that schemas/wire has.',
    mend: 'Write it in the shape that schemas/console.schema.json has.',
  });
/** `called`: the name of the entry, where its path has only an index. */
export const oddFlag = (path: string, called = path) =>
  issue('odd-flag', path, `${called} is not a yes or no, so it counts as off.`, flagAdvice);
export const missingFlag = (path: string) =>
  issue('missing-flag', path, `${path} is missing, so it counts as off.`, {
    ask: 'Ask the platform to send it.',
    mend: 'Add it: true or false.',
  });
export const oddNumber = (path: string) =>
  issue('odd-number', path, `${path} is not a number, so it counts as absent.`, {
    ask: 'Ask the platform what it means.',
    mend: 'Write a number.',
  });
export const oddLength = (path: string) =>
  issue('odd-length', path, `${path} is not a length, so it is not checked here and the server decides.`, ruleAdvice);
export const crossedLengths = (path: string) =>
  issue(
    'crossed-lengths',
    `${path}.minLength`,
    `The minimum of ${path} is over its maximum, so neither is checked here and the server decides.`,
    ruleAdvice,
  );
export const oddPattern = (path: string, why: string) =>
  issue(
    'odd-pattern',
    path,
    `The pattern of ${path} ${why}, so it is not checked here and the server decides.`,
    ruleAdvice,
  );
export const oddRule = (path: string) =>
  issue('odd-rule', path, `${path} is not a rule, so its field does not show.`, ruleAdvice);
export const brokenRule = (path: string) =>
  issue(
    'odd-rule',
    path,
    `${path} is not a rule, so its field is asked for and not checked here: nobody can register without it.`,
    ruleAdvice,
  );
export const neededFlag = (path: string) =>
  issue(
    'odd-flag',
    path,
    `${path} cannot be read, so it counts as on: nobody can register without the field.`,
    flagAdvice,
  );
const describeField = (near: string | undefined): Advice => {
  const advice =
    near === undefined
      ? 'Describe it in register.fields of merchant.json'
      : `Did you mean "${near}"? Otherwise describe it in register.fields of merchant.json`;
  return sameAdvice(`${advice}.`);
};
export const unknownOptional = (path: string, near?: string) =>
  issue(
    'unknown-field',
    path,
    `${path} is a field that register.fields does not describe; it is not required, so it does not show.`,
    describeField(near),
  );
export const unknownRequired = (path: string, near?: string) =>
  issue(
    'unknown-required',
    path,
    `${path} is a required field that register.fields does not describe, so it shows last as plain text.`,
    describeField(near),
  );
export const tooManyFields = (path: string, count: number, most: number) =>
  issue(
    'too-many-fields',
    path,
    `${path} asks for ${count} fields, and a form of more than ${most} is hard to fill in, so optional ones beyond that do not show.`,
    { ask: 'Turn fields off in the console.', mend: 'Turn fields off here.' },
  );
export const tooManyRequired = (path: string, count: number, most: number) =>
  issue(
    'too-many-required',
    path,
    `${path} requires ${count} fields, and nobody can fill in more than ${most}, so in place of the form players get "Try again" and the way to customer service.`,
    { ask: 'Turn fields off in the console.', mend: 'Turn fields off here.' },
  );
export const noRules = (path: string) =>
  issue(
    'no-rules',
    path,
    'There are no registration rules that can be read, so in place of the form players get "Try again".',
    { ask: 'Ask the platform why it sends none.', mend: 'Write them under "register".' },
  );
export const oddSwitch = (path: string) =>
  issue('odd-switch', path, `${path} is no switch, so it is left out.`, {
    ask: 'Correct the tree in the console.',
    mend: 'Write an object with "modId" and "enabled".',
  });
export const repeatedSwitch = (path: string, name: string) =>
  issue('repeated-switch', path, `Switch "${name}" is sent both on and off, so it counts as on.`, {
    ask: 'Keep one of them in the console.',
    mend: 'Keep one of them.',
  });
export const unknownSwitches = (path: string, names: readonly string[], near?: string) =>
  issue(
    'unknown-switch',
    path,
    `The platform sends ${names.length} switch${names.length === 1 ? '' : 'es'} that no page can name (${names.slice(0, 8).join(', ')}), so ${names.length === 1 ? 'it changes' : 'they change'} nothing.`,
    {
      ask: `${near === undefined ? '' : `Did you mean "${near}"? `}Declare what is needed in schemas/switches.json.`,
      mend:
        near === undefined
          ? 'Declare what is needed in schemas/switches.json, or correct the name.'
          : `Did you mean "${near}"? It counts as not sent.`,
    },
  );
/** `called`: the name of the link. `address`: the value of the answer. */
export const oddLink = (path: string, called = path, address = '') => {
  const isSplit = /^https?:\/\/\S+\s/i.test(address);
  const what = isSplit ? 'has a space in it, and no web address has one' : 'is no web address';
  return issue('odd-link', path, `${called} ${what}, so the link does not show.`, {
    ask: 'Correct it in the console.',
    mend: isSplit ? 'Write it without the space.' : 'Write it in full, with https://.',
  });
};
export const repeatedName = (path: string) =>
  issue('repeated-name', path, `${path} stands twice, so only the first one shows.`, {
    ask: 'Remove the other in the console.',
    mend: 'Remove the other.',
  });
