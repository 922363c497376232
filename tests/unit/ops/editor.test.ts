import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { costOf } from '@tests/support/cost';
import { describe, expect, it } from 'vitest';
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { faultOfCurrency } from '@/engine/check/settings/currency';
import { faultOfDateForm } from '@/engine/check/settings/date-form';
import { faultOfTimeZone } from '@/engine/check/settings/time-zone';
import { isObject } from '@/engine/json';

/** The language service of VS Code, as the editor runs it. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
});

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));
const names = (path: string) => Object.keys(read(path));
const base = read('merchant-configs/base/merchant.json');
const namesIn = (part: unknown, key: string) => Object.keys(Object(Object(part)[key]));
const files = (folder: string, end: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
const schemas = (folder: string) => files(`schemas/${folder}`, '.schema.json');
const pages = files('merchant-configs/base/pages', '.json');
const facts = names('schemas/facts.json');
const languages = names('schemas/languages.json');
const actions = [...readFileSync('schemas/action.schema.json', 'utf8').matchAll(/"const": "(?!session)(\w+)"/g)].map(
  ([, name = '']) => name,
);
const shell = Object(read('merchant-configs/base/pages/shell.json').nodes);
const shellNodes = Object.keys(shell);

const page = (rest: string) =>
  ['pages/sample', `{ "$schema": "../../../schemas/page.schema.json", "format": 1, "id": "sample", ${rest} }`] as const;
const node = (rest: string) => page(`"nodes": { "page": { ${rest} } }`);
const when = (rest: string) => node(`"use": "nav.entry", "when": { ${rest} }`);
const tap = (rest: string) => node(`"use": "nav.entry", "on": { "tap": { ${rest} } }`);
const props = (rest: string) => node(`"use": "nav.entry", "props": { ${rest} }`);
const overlay = (rest: string) =>
  [
    'overlays/shell',
    `{ "$schema": "../../../schemas/overlay.schema.json", "format": 1, "page": "shell", ${rest} }`,
  ] as const;
const table = (rest: string) =>
  ['texts/en', `{ "$schema": "../../../schemas/generated/texts.schema.json", ${rest} }`] as const;
const merchant = (rest: string) =>
  ['merchant', `{ "$schema": "../../schemas/merchant.schema.json", "format": 1, ${rest} }`] as const;

/** A place is marked by `▮`, where the cursor stands. */
const places: readonly (readonly [string, readonly [string, string], readonly string[]])[] = [
  ['widgets', node('"use": "▮"'), schemas('widgets')],
  ['sources', node('"use": "nav.entry", "each": "▮"'), names('schemas/sources.json')],
  ['props of the widget', props('▮'), ['label', 'icon', 'note', 'badge']],
  [
    'values of a prop',
    node('"use": "action.button", "props": { "tone": "▮" }'),
    ['primary', 'secondary', 'ghost', 'danger'],
  ],
  ['slots of the widget', node('"use": "page.screen", "slots": { ▮ }'), ['body', 'actions']],
  ['events of the widget', node('"use": "page.screen", "on": { ▮ }'), ['back']],
  ['named conditions', when('"is": "▮"'), namesIn(base, 'conditions')],
  ['switches', when('"switch": "▮"'), names('schemas/switches.json')],
  ['facts', when('"at": "▮", "eq": 0'), facts],
  ['values of a fact', when('"at": "member.type", "eq": ▮'), ['0', '1', '2', '4', '40', '41', '42']],
  ['values of a fact in a list', when('"at": "device.platform", "in": ["▮"]'), ['ios', 'android', 'other']],
  ['parts of a page', page('"query": [], ▮'), ['title', 'nodes']],
  ['the first node', page('"nodes": { ▮ }'), ['page']],
  ['keys of a node', node('▮'), ['use', 'props', 'when']],
  ['forms of a condition', node('"use": "nav.entry", "when": ▮'), ['{"is":"signedIn"}', '{"not":false}']],
  ['forms of an action', node('"use": "nav.entry", "on": { "tap": ▮ }'), ['{"do":"navigate","to":"home"}']],
  ['forms of a text', props('"label": ▮'), ['{"t":"home.title"}', '{"text":{"en":"Home"}}']],
  ['values of the fact that is a page', when('"at": "page.id", "eq": "▮"'), pages],
  ['values of the fact that is a language', when('"at": "locale.language", "nin": ["▮"]'), languages],
  ['actions', tap('"do": "▮"'), actions],
  ['actions, whatever else is said', tap('"do": "▮", "to": "home"'), actions],
  ['pages', tap('"do": "navigate", "to": "▮"'), pages],
  ['what a page reads', tap('"do": "navigate", "to": "gameList", "params": { ▮ }'), ['gameType', 'vendor']],
  ['dialogs', tap('"do": "openDialog", "page": "▮"'), pages],
  ['categories', tap('"do": "setCategory", "category": "▮"'), namesIn(base.categories, 'items')],
  [
    'icons',
    props('"label": { "t": "footer.home" }, "icon": "▮"'),
    String(read('schemas/icon.schema.json').enum).split(','),
  ],
  ['texts', props('"label": { "t": "▮" }'), names('merchant-configs/base/texts/en.json')],
  [
    'categories for a page that reads one',
    tap('"do": "navigate", "to": "gameList", "params": { "gameType": "▮" }'),
    namesIn(base.categories, 'items'),
  ],
  ['fields of an event', tap('"do": "openLink", "href": { "event": "▮" }'), ['category', 'vendor']],
  ['languages of a text', props('"label": { "text": { ▮ } }'), languages],
  ['values of a text', props('"label": { "t": "widget.mission.progress", "with": { ▮ } }'), ['reached', 'goal']],
  ['keys of a table of texts', table('▮'), names('merchant-configs/base/texts/en.json')],
  ['facts as a value', props('"label": { "t": "footer.home" }, "badge": { "fact": "▮" }'), facts],
  ['forms of a picture', merchant('"brand": { "logo": ▮ }'), ['asset:…', '/…', 'https://…']],
  ['tokens', merchant('"theme": { "tokens": { ▮ } }'), namesIn(tokensOf(), 'properties')],
  ['languages of a brand', merchant('"languages": { "supported": ["▮"] }'), languages],
  ['conditions to change', merchant('"conditions": { ▮ }'), namesIn(base, 'conditions')],
  ['what always holds', merchant('"always": { ▮ }'), namesIn(base, 'always')],
  ['fields of the registration', merchant('"register": { "fields": { ▮ } }'), namesIn(base.register, 'fields')],
  ['categories to change', merchant('"categories": { "items": { ▮ } }'), namesIn(base.categories, 'items')],
  ['calls', merchant('"gateway": { "paths": { ▮ } }'), schemas('wire')],
  ['nodes of the parent', overlay('"set": { ▮ }'), [...shellNodes, '$page']],
  [
    'paths of the page itself',
    overlay('"set": { "$page": { ▮ } }'),
    ['title', 'paths', 'access', 'access.when', 'root'],
  ],
  ['values of the page itself', overlay('"set": { "$page": { "access.else": "▮" } }'), pages],
  ['nodes to remove', overlay('"remove": ["▮"]'), shellNodes],
  ['what can be set of a node', overlay('"set": { "menu": { ▮ } }'), ['when', 'props', 'props.label', 'slots.head']],
  [
    'parts of a condition of a node of the parent',
    overlay('"set": { "menu": { "when": { ▮ } } }'),
    ['all', 'is', 'at'],
  ],
  [
    'what the widget takes in its place',
    overlay('"set": { "menu": { "use": "nav.entry", ▮ } }'),
    ['props.note', 'on.tap'],
  ],
  ['parts of a text of the page itself', overlay('"set": { "$page": { "title": { ▮ } } }'), ['t', 'text']],
  [
    'parts of a condition of the page itself',
    overlay('"set": { "$page": { "access.when": { ▮ } } }'),
    ['all', 'is', 'at'],
  ],
  ['parts of a place', overlay('"insert": [{ ▮ }]'), ['id', 'into', 'slot', 'before', 'after', 'at']],
  ['pages in a path', overlay('"set": { "header-deposit": { "on.tap.to": "▮" } }'), pages],
];

function tokensOf(): unknown {
  const { properties } = read('schemas/merchant.schema.json');
  return Object(properties).theme.properties.tokens;
}

function openAt([name, marked]: readonly [string, string]): { document: TextDocument; offset: number } {
  const offset = marked.indexOf('▮');
  return { document: open(`merchant-configs/aurora/${name}.json`, marked.replace('▮', '')), offset };
}

function open(path: string, text: string): TextDocument {
  return TextDocument.create(pathToFileURL(path).href, 'json', 1, text);
}

async function offered(place: readonly [string, string]): Promise<readonly CompletionItem[]> {
  const { document, offset } = openAt(place);
  const found = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return found?.items ?? [];
}

const labelOf = ({ label }: CompletionItem) => label.replace(/^"(.*)"$/, '$1');
const textOf = ({ textEdit }: CompletionItem) => textEdit?.newText ?? '';
const wordsOf = ({ documentation }: CompletionItem) => (isObject(documentation) ? documentation.value : documentation);

async function problems(path: string, text: string): Promise<readonly string[]> {
  const document = open(path, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`);
}

describe('an editor offers the whole list, each with words, and keys with their colon [CFG-01]', () => {
  it.each(places)('%s', async (_, place, expected) => {
    const items = await offered(place);
    expect(items.map(labelOf)).toEqual(expect.arrayContaining([...expected]));
    const told = items.filter((item) => expected.includes(labelOf(item)));
    expect(told.filter((item) => !wordsOf(item)).map(labelOf)).toEqual([]);
    const isKey = place[1].includes('{ ▮ }');
    expect(isKey ? items.filter((item) => !textOf(item).includes(': ')).map(labelOf) : []).toEqual([]);
  });
});

it.each([
  ['slots', '"into": "menu", "slot": "▮"', ['head', 'entries', 'footer', 'body']],
  ['neighbours', '"into": "header", "slot": "end", "before": "▮"', [...shell.header.slots.end, '']],
])(
  'an editor offers the %s of the node that is named, beside the example of the schema [CFG-01]',
  async (_, rest, expected) => {
    const items = await offered(overlay(`"insert": [{ "id": "new", ${rest} }]`));
    expect(items.map(labelOf).toSorted()).toEqual(expected.toSorted());
  },
);

it.each([
  ['currency', faultOfCurrency],
  ['timeZone', faultOfTimeZone],
  ['date', (form: string) => faultOfDateForm(form, false)],
  ['dateTime', (form: string) => faultOfDateForm(form, true)],
])('an editor offers no %s that check refuses [CFG-01]', async (key, faultOf) => {
  const values = (await offered(merchant(`"locale": { "${key}": "▮" }`))).map(labelOf);
  expect(values.length).toBeGreaterThan(5);
  expect(values.filter((value) => faultOf(value) !== undefined)).toEqual([]);
});

const all = readdirSync('merchant-configs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => join('merchant-configs', path));

describe('an editor marks what is wrong and nothing else [CFG-01]', () => {
  it('no file of a merchant gets a problem', { tags: ['deep'] }, async () => {
    const found = await Promise.all(all.map((path) => problems(path, readFileSync(path, 'utf8'))));
    expect(all.length).toBeGreaterThan(140);
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['a widget that is not there', node('"use": "nav.entri"')],
    ['a prop that the widget has not', props('"label": { "t": "footer.home" }, "lable": 1')],
    ['a prop of the wrong kind', props('"label": { "t": "footer.home" }, "badge": "three"')],
    ['a value that a prop has not', node('"use": "page.screen", "props": { "tone": "loud" }')],
    ['a slot that the widget has not', node('"use": "page.screen", "slots": { "bodies": [] }')],
    ['an event that the widget has not', node('"use": "page.screen", "on": { "press": { "do": "back" } }')],
    ['a switch that is not there', when('"switch": "MAILCENT"')],
    ['a fact that is not there', when('"at": "member.typ", "eq": 1')],
    ['a text that is none', table('"footer.home": 1')],
    ['a value of the wrong type', when('"at": "member.type", "eq": "1"')],
    ['a value that the fact has not', when('"at": "member.type", "eq": 99')],
    ['a value in a list that the fact has not', when('"at": "device.platform", "in": ["ios", "iphone"]')],
    ['a language that is none', when('"at": "locale.language", "eq": "english"')],
    ['a language of a brand that is none', merchant('"languages": { "supported": ["eng"] }')],
    ['a language of a brand that is no code', merchant('"languages": { "default": "English" }')],
    ['a language of a text that is none', props('"label": { "text": { "eng": "Home" } }')],
    ['a field that no source has', props('"label": { "item": "lable" }')],
    ['a path that the page itself has not', overlay('"set": { "$page": { "acces": {} } }')],
    ['a path below one that the page itself has not', overlay('"set": { "$page": { "access.els": "home" } }')],
    ['a key that a node of the parent has not', overlay('"set": { "menu": { "wen": true } }')],
    ['a key that no node has', overlay('"set": { "polar": { "porps.label": { "t": "footer.home" } } }')],
    ['an action that is not there', tap('"do": "navigat", "to": "home"')],
    ['a prop of the wrong kind at a node of the parent', overlay('"set": { "menu": { "props.label": 7 } }')],
    [
      'a prop that a node of the parent has not',
      overlay('"set": { "menu": { "props.lable": { "t": "footer.home" } } }'),
    ],
    ['a slot that a node of the parent has not', overlay('"set": { "menu": { "slots.haed": [] } }')],
    ['an event that a node of the parent has not', overlay('"set": { "menu": { "on.tapp": { "do": "back" } } }')],
  ])('%s', async (_, [name, text]) => {
    expect(await problems(`merchant-configs/aurora/${name}.json`, text)).toHaveLength(1);
  });

  it.each([
    ['a page', tap('"do": "navigate", "to": "polar-club"')],
    ['a page in a condition', when('"at": "page.id", "in": ["home", "polar-club"]')],
    ['a limit', when('"at": "member.type", "gt": 9')],
    [
      'a value inside the page itself',
      overlay('"set": { "$page": { "title.text.en": "Polar", "access.when.is": "vip" } }'),
    ],
    ['a condition', when('"is": "polarMember"')],
    ['a text', props('"label": { "t": "polar.title" }')],
    ['a key of a table', table('"polar.title": "Polar"')],
    ['a value inside a prop', overlay('"set": { "menu": { "props.label.t": "footer.home" } }')],
    ['a node', overlay('"set": { "polar": { "props.label": { "t": "footer.home" } } }')],
    [
      'another widget in the place of one',
      overlay('"set": { "menu": { "use": "nav.entry", "props.note": { "t": "footer.home" } } }'),
    ],
  ])('%s of the brand itself is good', async (_, [name, text]) => {
    expect(await problems(`merchant-configs/aurora/${name}.json`, text)).toEqual([]);
  });
});

it.each([
  ['a widget', node('"use": "nav.en▮try"'), 'A row of a list that leads somewhere.'],
  ['a prop', props('"no▮te": { "t": "footer.home" }'), 'Quiet words at the end of the row.'],
  ['a switch', when('"switch": "MAIL▮CEN"'), 'Inbox.'],
  ['a fact', when('"at": "member.t▮ype", "eq": 1'), 'Kind of member'],
  ['a text', props('"label": { "t": "footer.h▮ome" }'), 'Home'],
  ['a page', tap('"do": "navigate", "to": "no▮tice"'), '/m/notice'],
  ['a language', props('"label": { "text": { "b▮n": "" } }'), 'Bengali'],
  ['a title', page('"ti▮tle": { "t": "home.title" }'), 'Title of the page.'],
  ['a condition of a node', when('"is": "guest" }, "wh▮en": { "is": "guest"'), 'When the node shows.'],
  [
    'a path of the page itself',
    overlay('"set": { "$page": { "access.el▮se": "home" } }'),
    'Id of the page that shows instead.',
  ],
])('an editor says what %s is that stands there [CFG-01]', async (_, place, words) => {
  const { document, offset } = openAt(place);
  const hover = await service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document));
  expect(JSON.stringify(hover?.contents).replaceAll('\\', '')).toContain(words);
});

it.each([
  ['page', 'base/pages/mine', '"use": "'],
  ['overlay', 'aurora/overlays/shell', '"set": {'],
  ['overlay with new nodes', 'aurora/overlays/home', '"into": "'],
  ['merchant', 'base/merchant', '"is": "'],
])('an editor is quick to answer in the largest %s [CFG-01]', async (_, name, before) => {
  const path = `merchant-configs/${name}.json`;
  const text = readFileSync(path, 'utf8');
  const document = open(path, text);
  const at = document.positionAt(text.indexOf(before) + before.length);
  const answer = () => service.doComplete(document, at, service.parseJSONDocument(document));
  await answer(); // reads the schemas
  expect(await costOf(answer)).toBeLessThan(20);
});
