import { didYouMean, error, type Finding, listed, warning } from './finding';

// Conditions
export const unboundFact = (path: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-fact',
    `There is no fact "${path}", so it never has a value to fill in. ${didYouMean(near, factsToTake(path, known))}`,
  );
export const unknownFact = (path: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-fact',
    `There is no fact "${path}", so this can never be true. ${didYouMean(near, factsToTake(path, known))}`,
  );
/** Facts to ask about instead: those of the same family, else the families. No fact tells the time. */
function factsToTake(path: string, known: readonly string[]): string {
  const familyOf = (fact: string) => fact.split('.')[0] ?? '';
  if (/date|time|\bnow\b|today|clock|week|month|hour|\bday/i.test(path))
    return 'Nothing here knows the date or the hour: what shows for some days is put in and taken out by hand, or is a promotion of the console.';
  const family = known.filter((fact) => familyOf(fact) === familyOf(path));
  return family.length > 0
    ? `Of "${familyOf(path)}" there are ${listed(family)}.`
    : `Facts are of ${listed([...new Set(known.map(familyOf))].slice(0, 12))}: schemas/facts.json has all, with what they mean.`;
}
export const unknownSwitch = (name: string, near: string | undefined) =>
  error(
    'unknown-switch',
    `There is no switch "${name}", so what depends on it never shows. ${didYouMean(near, 'Take one of schemas/switches.json, which has all that a console sends, with what they mean.')}`,
  );
export const unknownCondition = (name: string, near: string | undefined) =>
  error(
    'unknown-condition',
    `There is no condition "${name}", so what depends on it never shows. ${/^[!~¬-]/.test(name) ? `Write { "not": { "is": "${name.slice(1)}" } } if the opposite is meant.` : didYouMean(near, 'Write it in "conditions" of merchant.json.')}`,
  );
/** `namedCondition`: the named condition that is meant, if the faulty value is its name. */
export const notACondition = (what: string, namedCondition: string | undefined) =>
  error(
    'not-a-condition',
    `${what} is not a condition, so what depends on it never shows. ${namedCondition === undefined ? 'Write true, false or an object with one operator, such as { "is": "agent" }' : `Write { "is": "${namedCondition}" }`}.`,
  );
/** Words for yes and no, written as a text. */
export const quotedFlag = (flag: boolean): Finding => ({
  ...error(
    'not-a-condition',
    `"${flag}" in quotes is not a condition, so what depends on it never shows. Write ${flag} without quotes.`,
  ),
  fix: { kind: 'value', value: flag },
});
export const noOperator = (operator: string) =>
  operator === ''
    ? error(
        'no-operator',
        'This condition compares nothing, so what depends on it never shows. Add one operator, such as "eq".',
      )
    : error(
        'no-operator',
        `"${operator}" compares a fact but no "at" names it, so what depends on it never shows. Add "at" with the path of a fact.`,
      );
export const unknownOperator = (
  name: string,
  near: string | undefined,
  advice = 'Take one of all, any, not, is, switch, eq, ne, in, nin, gt, gte, lt, lte, exists.',
) =>
  error(
    'unknown-operator',
    `"${name}" is not an operator, so what depends on it never shows. ${didYouMean(near, advice)}`,
  );
export const twoOperators = (names: string) =>
  error(
    'two-operators',
    `"${names}" stand in one object, so it is not clear what is meant and what depends on it never shows. Join them with "all" or "any".`,
  );
export const emptyList = (operator: string) =>
  error(
    'empty-list',
    `The list of "${operator}" is empty, so what depends on it never shows. Write at least one entry.`,
  );
export const notAList = (what: string) =>
  error('not-a-list', `${what} is not a list, so what depends on it never shows. Put it in [ ].`);
export const wrongLiteral = (literal: string, expected: string) =>
  error(
    'wrong-literal',
    `${literal} is not a ${expected}, and nothing is converted, so what depends on it never shows. Write a ${expected}.`,
  );
export const wrongFactLiteral = (literal: string, fact: string, expected: string, named: string | undefined) =>
  error(
    'wrong-literal',
    `${literal} is not a ${expected}, but fact "${fact}" is one and nothing is converted, so what depends on it never shows. ${named === undefined ? `Write a ${expected}` : `Write { "is": "${named}" } instead of the comparison`}.`,
  );
export const numberOperator = (operator: string, fact: string, type: string) =>
  error(
    'wrong-literal',
    `"${operator}" compares numbers, but fact "${fact}" is a ${type}, so what depends on it never shows. Use "eq" or "in".`,
  );
export const oddLiteral = (literal: string, fact: string, known: readonly unknown[]) =>
  warning(
    'odd-literal',
    `${literal} is not a known value of "${fact}", so this may never match. Take one of ${known.map(String).join(', ')}, or add it to schemas/facts.json.`,
  );
export const conditionCycle = (chain: string) =>
  error(
    'condition-cycle',
    `The conditions use each other (${chain}), so what depends on them never shows. Take one of the uses out.`,
  );
export const conditionTooDeep = (name: string, deepest: number) =>
  error(
    'too-deep',
    `With "${name}" more than ${deepest} conditions stand one inside the other, or their parts nest too deep, so what depends on it never shows. In place of a name, write what that condition says, or split the conditions.`,
  );
export const neverShows = () =>
  error(
    'never-shows',
    'This condition is true for no visitor, so what depends on it never shows. Correct it, or remove the node.',
  );
export const clash = (one: string, other: string) =>
  error(
    'never-shows',
    `${one} and ${other} never hold together, so what depends on them never shows. Take one of them out, or remove the node.`,
  );
export const alwaysShows = () =>
  warning('always-shows', 'This condition is true for every visitor, so it decides nothing. Correct it, or remove it.');

/** For every visitor whose facts are known, some part of an `any` is true. */
export const hollowAny = () =>
  warning(
    'hollow-part',
    'One of these alternatives is always true ("not 1, or not 2" is true of 1 and of 2), so this shows to everybody for whom the fact is known. Write "all" instead of "any", or "nin" with a list.',
  );
export const hollowAll = () =>
  warning(
    'hollow-part',
    'These are never all true for one visitor, so this part decides nothing. Write "any" instead of "all", or remove it.',
  );

export const neverNegative = (fact: string) =>
  warning(
    'hollow-part',
    `"${fact}" is never below 0, so this comparison is never true and what depends on it never shows. Compare with 0 or more.`,
  );

/** A comparison with a setting of the brand itself. */
export const settledFact = (fact: string, value: unknown, isAlways: boolean) =>
  warning(
    isAlways ? 'always-shows' : 'never-shows',
    `"${fact}" is always ${JSON.stringify(value)} for this brand, by its own settings, so this condition is ${isAlways ? 'always true and decides nothing. Remove it' : 'never true, and what depends on it never shows. Correct it, or remove what depends on it'}.`,
  );
/** A condition on the session, such as "guest". */
export const sameForEverybody = (name: string, isTrue: boolean) =>
  error(
    'same-for-everybody',
    `This condition is ${isTrue} for every visitor, signed in or not, so pages show guests what is for members, or hide from members what is theirs. Remove it: base defines "${name}".`,
  );
