import { didYouMean, error, type Finding, listed, warning } from './finding';

// Nodes
export const unknownWidget = (use: string, near: string | undefined) =>
  error(
    'unknown-widget',
    `There is no widget "${use}", so this node shows nothing. ${didYouMean(near, 'Take one of those that WIDGETS.md shows.')}`,
  );
export const unknownProp = (key: string, use: string, advice: string) =>
  error('unknown-prop', `"${key}" is not a prop of ${use}, so it changes nothing. ${advice}`);
export const unknownSlot = (slot: string, use: string, near: string | undefined, slots: readonly string[]) =>
  error(
    'unknown-slot',
    `${use} has no slot "${slot}", so what stands in it never shows. ${didYouMean(near, slots.length === 1 ? `Its only slot is ${listed(slots)}.` : slots.length > 0 ? `Move it to one of ${listed(slots)}.` : 'It holds no other nodes: move it to one that does.')}`,
  );
export const unknownEvent = (event: string, use: string, near: string | undefined, events: readonly string[]) =>
  error(
    'unknown-event',
    `${use} has no event "${event}", so this action never runs. ${didYouMean(near, events.length === 1 ? `Its only event is ${listed(events)}.` : events.length > 0 ? `Move it to one of ${listed(events)}.` : 'It has no events: remove it.')}`,
  );
export const unknownSource = (source: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-source',
    `There is no source "${source}", so this node never shows. ${didYouMean(near, `There are ${listed(known)}.`)}`,
  );
export const unknownItem = (field: string, source: string, near: string | undefined) =>
  error(
    'unknown-item',
    `Items of "${source}" have no "${field}", so this stays empty. ${didYouMean(near, 'Take a field of schemas/sources.json.')}`,
  );
export const itemOutside = (field: string) =>
  error(
    'item-outside',
    `{"item": "${field}"} stands below no node with "each", so it stays empty. Give the node an "each", or write the value.`,
  );
export const unknownText = (key: string, near: string | undefined) =>
  error(
    'unknown-text',
    `Text "${key}" is in no table, so the player reads its key. ${didYouMean(near, 'Add it to texts/.')}`,
  );
export const hostNotAllowed = (host: string, near: string | undefined) =>
  error(
    'host-not-allowed',
    `The host "${host}" is not in links.hosts, so the browser refuses it. ${didYouMean(near, 'Add it there, or take another address.')}`,
  );
/** `../…`, `/…` and `a/../../…`, with either slash. */
const leadsOut = (name: string) => /^[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name);
/** `page`: the page of this brand that has such an address. */
export const badAddress = (address: string, page?: string): Finding => {
  const said = JSON.stringify(address.slice(0, 80));
  const fault = (what: string, todo: string) => error('bad-address', `${said} ${what}, so nothing opens. ${todo}`);
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(address) ?? [];
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  const secure = (rest: string) => `Write ${JSON.stringify(`https://${rest}`)}.`;
  if (address.startsWith('/') && !address.startsWith('//'))
    return fault(
      'is an address of this site, where one of another site is due',
      `To a page of the merchant itself leads { "do": "navigate", "to": "${page ?? '…'}" }${page === undefined ? ' with the id of the page' : ''}.`,
    );
  if (host.includes('@'))
    return fault(
      `has ${JSON.stringify(`${host.split('@')[0]}@`)} before its host, which is the name of a user there and shows any host as another one`,
      secure(`${host.split('@').at(-1)}${address.slice(address.indexOf(host) + host.length)}`),
    );
  if (/[^ -~]/.test(host))
    return fault(
      'has a host with letters beyond a to z, which browsers ask for in another form',
      'Write that form, which begins with "xn--": the address bar or the registrar shows it.',
    );
  if (/^http:\/\//i.test(address))
    return fault('is not encrypted (http), and only https is opened', secure(address.slice(7)));
  if (address.startsWith('//')) return fault('does not say that it is https', secure(address.slice(2)));
  if (/^(?:mailto|tel|sms|whatsapp|tg|skype|viber|weixin|line)$/i.test(scheme))
    return fault(
      `begins with ${scheme}:, which starts another app, and only pages at https are opened`,
      'Lead to the ways to the service with { "do": "openService" }, or to a page that names it.',
    );
  if (scheme !== '' && !/^(?:https?|[^.]+\..*)$/i.test(scheme))
    return fault(`begins with ${scheme}:, and only pages at https are opened`, 'Write one that begins with https://.');
  return /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(address)
    ? fault('does not say that it is https', secure(address))
    : fault('is no address of a page at https', 'Write it in full, such as "https://t.me/brand".');
};
export const missingAsset = (name: string, near: string | undefined) =>
  error(
    'missing-asset',
    leadsOut(name)
      ? `"asset:${name}" leads out of assets/, and links may not leave it, so no image shows. Put the file into assets/ of this merchant and write "asset:${name.split(/[\\/]/).at(-1)}".`
      : `There is no file "assets/${name}" in this merchant or a parent, so no image shows. ${didYouMean(near, 'Add the file.')}`,
  );
export const wrongBinding = (fact: string, type: string, expected: string) =>
  error(
    'wrong-binding',
    `Fact "${fact}" is a ${type}, and this prop takes a ${expected}, so it stays empty. Take another fact.`,
  );

// Conditions
export const unboundFact = (path: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-fact',
    `There is no fact "${path}", so it never has a value to fill in. ${didYouMean(near, instead(path, known))}`,
  );
export const unknownFact = (path: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-fact',
    `There is no fact "${path}", so this can never be true. ${didYouMean(near, instead(path, known))}`,
  );
/** What config can ask about instead: facts of the same family, else the families. No fact tells the time. */
function instead(path: string, known: readonly string[]): string {
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
    `There is no condition "${name}", so what depends on it never shows. ${didYouMean(near, 'Write it in "conditions" of merchant.json.')}`,
  );
/** `named`: a condition that has the name which is written. */
export const notACondition = (what: string, named: string | undefined) =>
  error(
    'not-a-condition',
    `${what} is no condition, so what depends on it never shows. ${named === undefined ? 'Write true, false or an object with one operator, such as { "is": "agent" }' : `Write { "is": "${named}" }`}.`,
  );
/** The words for yes and no, as a text. */
export const quotedFlag = (flag: boolean): Finding => ({
  ...error(
    'not-a-condition',
    `"${flag}" in quotes is no condition, so what depends on it never shows. Write ${flag} without quotes.`,
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
export const unknownOperator = (name: string, near: string | undefined) =>
  error(
    'unknown-operator',
    `"${name}" is no operator, so what depends on it never shows. ${didYouMean(near, 'Take one of all, any, not, is, switch, eq, ne, in, nin, gt, gte, lt, lte, exists.')}`,
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
  error('not-a-list', `${what} is no list, so what depends on it never shows. Put it in [ ].`);
export const wrongLiteral = (literal: string, expected: string) =>
  error(
    'wrong-literal',
    `${literal} is no ${expected}, and nothing is converted, so what depends on it never shows. Write a ${expected}.`,
  );
export const wrongFactLiteral = (literal: string, fact: string, expected: string, named: string | undefined) =>
  error(
    'wrong-literal',
    `${literal} is no ${expected}, but fact "${fact}" is one and nothing is converted, so what depends on it never shows. ${named === undefined ? `Write a ${expected}` : `Write { "is": "${named}" } instead of the comparison`}.`,
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
    `With "${name}" more than ${deepest} conditions stand one inside the other, or their parts nest too deep, so what depends on it never shows. Write out some of them in the others, or split them.`,
  );
export const neverShows = () =>
  warning(
    'never-shows',
    'This condition is true for no visitor, so what depends on it never shows. Correct it, or remove the node.',
  );
export const alwaysShows = () =>
  warning('always-shows', 'This condition is true for every visitor, so it decides nothing. Correct it, or remove it.');

/** `event` tells nothing that the action could be about. */
export const noPayload = (action: string, event: string) =>
  error(
    'no-payload',
    `"${action}" needs ${action === 'setLanguage' ? 'the language that was chosen' : 'the game that was tapped'}, and "${event}" of this widget tells none, so a tap does nothing. ${action === 'setLanguage' ? 'Take a shell.language' : 'Lead to a page of games with "navigate", or take a widget that shows games'}.`,
  );

/** One of its parts holds whatever the fact says. */
export const hollowAny = () =>
  warning(
    'hollow-part',
    'One of these holds whatever the fact says ("not 1, or not 2" is true of 1 and of 2), so this decides nothing and shows to everybody of whom the fact is known. Write "all" instead of "any", or "nin" with a list.',
  );
export const hollowAll = () =>
  warning(
    'hollow-part',
    'These hold together for no visitor, so this part decides nothing. Write "any" instead of "all", or remove it.',
  );

/** A node whose widget was changed, and all the rest was not. */
export const otherWidget = (use: string, strange: readonly string[]) =>
  error(
    'other-widget',
    `This node is a ${use}, which knows nothing of ${listed(strange)}: they are another widget's, so it looks broken or does not show. Name the widget that they belong to, or write what ${use} takes.`,
  );

// Actions
export const unknownAction = (name: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-action',
    `There is no action "${name}", so nothing happens. ${didYouMean(near, `There are ${known.join(', ')}.`)}`,
  );
export const unknownActionKey = (key: string, action: string, near: string | undefined, others: readonly string[]) =>
  error(
    'unknown-key',
    `"${key}" is not a key of the action "${action}", so nothing happens. ${others.length > 0 ? `It belongs to ${listed(others)}.` : didYouMean(near, 'Remove it.')}`,
  );
export const badAction = (action: string, key: string) =>
  error(
    'bad-action',
    `The action "${action}" needs "${key}", so nothing happens. Write it, such as { "do": "${action}", "${key}": ${parts[key] ?? '"…"'} }.`,
  );
const parts: { readonly [key: string]: string } = {
  to: '"home"',
  page: '"service"',
  href: '"https://t.me/brand"',
  category: '"RNG"',
  kind: '"info"',
  text: '{ "t": "a.key" }',
  name: '"downloadBar"',
};
export const noAction = () =>
  error(
    'bad-action',
    'This is no action, so nothing happens. Write an object with "do", such as { "do": "navigate", "to": "home" }, or a list of them.',
  );
export const unknownEventField = (field: string, event: string, near: string | undefined) =>
  error(
    'unknown-event-field',
    `Event "${event}" carries no "${field}", so this stays empty. ${didYouMean(near, 'Take a field of the payload.')}`,
  );
