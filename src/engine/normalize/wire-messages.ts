import type { WireIssue } from '../issue';

const issue = (code: string, path: string, message: string): WireIssue => ({ code, path, message });

/** What the engine says about the platform's answers: what happened, what follows, what to do. */
export const notReadable = (path: string, what: string) =>
  issue(
    'not-readable',
    path,
    `${what} cannot be read, so it counts as empty. Ask the platform for the shape of wire.md 3.7.`,
  );
export const oddFlag = (path: string) =>
  issue('odd-flag', path, `${path} is no flag, so it counts as off. Ask the platform for true or false.`);
export const missingFlag = (path: string) =>
  issue('missing-flag', path, `${path} is missing, so it counts as off. Ask the platform to send it.`);
export const oddNumber = (path: string) =>
  issue('odd-number', path, `${path} is no number, so it counts as absent. Ask the platform what it means.`);
export const oddLength = (path: string) =>
  issue(
    'odd-length',
    path,
    `${path} is no length, so it is not checked here and the server decides. Correct the rule in the console.`,
  );
export const crossedLengths = (path: string) =>
  issue(
    'crossed-lengths',
    path,
    `The minimum of ${path} is over its maximum, so neither is checked here and the server decides. Correct the rule in the console.`,
  );
export const oddPattern = (path: string, why: string) =>
  issue(
    'odd-pattern',
    path,
    `The pattern of ${path} ${why}, so it is not checked here and the server decides. Correct the rule in the console.`,
  );
export const oddRule = (path: string) =>
  issue('odd-rule', path, `${path} is no rule, so its field does not show. Correct the rule in the console.`);
export const unknownOptional = (path: string) =>
  issue(
    'unknown-field',
    path,
    `${path} is a field that register.fields does not describe; it is not required, so it does not show. Describe it there to show it.`,
  );
export const unknownRequired = (path: string) =>
  issue(
    'unknown-required',
    path,
    `${path} is a required field that register.fields does not describe, so it shows last as plain text. Describe it there.`,
  );
export const noRules = (path: string) =>
  issue(
    'no-rules',
    path,
    'There are no registration rules that can be read, so the form shows its retry card. Ask the platform.',
  );
export const oddSwitch = (path: string) =>
  issue('odd-switch', path, `${path} is no switch, so it is left out. Correct the tree in the console.`);
export const repeatedSwitch = (path: string, name: string) =>
  issue(
    'repeated-switch',
    path,
    `Switch "${name}" is sent both on and off, so it counts as on. Keep one of them in the console.`,
  );
export const unknownSwitches = (path: string, names: readonly string[]) =>
  issue(
    'unknown-switch',
    path,
    `The platform sends ${names.length} switch${names.length === 1 ? '' : 'es'} that no page can name (${names.slice(0, 8).join(', ')}), so ${names.length === 1 ? 'it changes' : 'they change'} nothing. Declare what is needed in schemas/switches.json.`,
  );
export const oddLink = (path: string) =>
  issue('odd-link', path, `${path} is no web address, so the link does not show. Correct it in the console.`);
export const repeatedName = (path: string) =>
  issue('repeated-name', path, `${path} stands twice, so only the first one shows. Remove the other in the console.`);
