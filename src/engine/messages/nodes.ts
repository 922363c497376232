import { didYouMean, error, type Finding, listed } from './finding';

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
    `${use} has no slot "${slot}", so what is in it never shows. ${didYouMean(near, slots.length === 1 ? `Its only slot is ${listed(slots)}.` : slots.length > 0 ? `Move it to one of ${listed(slots)}.` : 'It holds no other nodes: move it to one that does.')}`,
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
    `{"item": "${field}"} is not inside a node with "each", so it stays empty. Give the node an "each", or write the value.`,
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
/** A path out of assets: `../…`, `/…` and `a/../../…`, with either slash. */
const leadsOut = (name: string) => /^[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name);
/** `page`: the page of this brand with such an address. */
export const badAddress = (address: string, page?: string): Finding => {
  const quotedAddress = JSON.stringify(address.slice(0, 80));
  const fault = (what: string, todo: string) =>
    error('bad-address', `${quotedAddress} ${what}, so nothing opens. ${todo}`);
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(address) ?? [];
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  const secure = (rest: string) => `Write ${JSON.stringify(`https://${rest}`)}.`;
  if (address.startsWith('/') && !address.startsWith('//'))
    return fault(
      'is an address of this site, but must lead to another one',
      `For a page of this brand write { "do": "navigate", "to": "${page ?? '…'}" }${page === undefined ? ' with the id of the page' : ''}.`,
    );
  if (host.includes('@'))
    return fault(
      `has ${JSON.stringify(`${host.split('@')[0]}@`)} before its host, a user name that makes it look like the address of another site`,
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
      'To lead to the customer service write { "do": "openService" }, or lead to a page that names it.',
    );
  if (scheme !== '' && !/^(?:https?|[^.]+\..*)$/i.test(scheme))
    return fault(`begins with ${scheme}:, and only pages at https are opened`, 'Write one that begins with https://.');
  return /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(address)
    ? fault('does not say that it is https', secure(address))
    : fault('is not the https address of a page', 'Write it in full, such as "https://t.me/brand".');
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

/** A node with another widget's props, slots and events. */
export const otherWidget = (use: string, strange: readonly string[]) =>
  error(
    'other-widget',
    `This node is a ${use}, which knows nothing of ${listed(strange)}: they are another widget's, so it looks broken or does not show. Name the widget that they belong to, or write what ${use} takes.`,
  );

// Actions
/** An event without the payload that the action needs. */
export const noPayload = (action: string, event: string) =>
  error(
    'no-payload',
    `"${action}" needs ${action === 'setLanguage' ? 'the language that was chosen' : 'the game that was tapped'}, and "${event}" of this widget does not carry it, so a tap does nothing. ${action === 'setLanguage' ? 'Take a shell.language' : 'Lead to a page of games with "navigate", or take a widget that shows games'}.`,
  );
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
    `The action "${action}" needs "${key}", so nothing happens. Write it, such as { "do": "${action}", "${key}": ${exampleValues[key] ?? '"…"'} }.`,
  );
const exampleValues: { readonly [key: string]: string } = {
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
    'This is not an action, so nothing happens. Write an object with "do", such as { "do": "navigate", "to": "home" }, or a list of them.',
  );
export const unknownEventField = (field: string, event: string, near: string | undefined) =>
  error(
    'unknown-event-field',
    `Event "${event}" carries no "${field}", so this stays empty. ${didYouMean(near, 'Take a field of the payload.')}`,
  );
