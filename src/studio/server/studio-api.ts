import { Hono } from 'hono';
import { isObject } from '@/engine';
import type { SaveAnswers, Setting, TextEdits } from '@/studio/contract';
import { compareAnswer } from './answers/compare';
import { conditionChoices } from './answers/condition-choices';
import { insertsFor } from './answers/inserts';
import { readLook, viewOf } from './answers/look';
import { namesOf } from './answers/names';
import { nodeOf } from './answers/node-of';
import { pastFiles, pastStates, pastTexts } from './answers/past';
import { searchIn } from './answers/search';
import { textsOf } from './answers/texts';
import { themeOf } from './answers/theme';
import { treesOf } from './answers/tree';
import { bodyOf } from './body-of';
import { readChange } from './change/read-change';
import { siteOf } from './change/site-of';
import type { Draft } from './draft/open-draft';
import { isConfigPath } from './draft/paths';
import { messages } from './messages';
import { addPublishing, type Publishing } from './publish-api';
import type { StudioState } from './studio-state';

export type ApiInput = {
  readonly state: StudioState;
  readonly draft: Draft;
  readonly source: string;
  readonly setting: () => Promise<Setting>;
  /** The port of a server that shows what is saved; started when it is first asked for. */
  readonly savedPort: () => Promise<number>;
  /** Tells the platform of the frames what to play. */
  readonly play: (scenario: unknown) => Promise<Response>;
  /** Undefined where nothing is published from here. */
  readonly publishing?: Publishing | undefined;
};

/** What the studio's page asks and does. A refusal is `{ error }`, in words for the reader. */
export function createStudioApi(input: ApiInput): Hono {
  const api = new Hono();
  addQuestions(api, input);
  addEdits(api, input);
  addPublishing(api, input.state, input.publishing);
  api.onError((error, context) => context.json({ error: error.message }, 400));
  api.notFound((context) => context.json({ error: 'There is no such address.' }, 404));
  return api;
}

function addQuestions(api: Hono, { state, draft, source, setting, savedPort }: ApiInput): void {
  api.get('/setting', async (context) => context.json(await setting()));
  api.get('/now', async (context) => {
    draft.follow();
    return context.json(await state.now());
  });
  api.get('/tree', async (context) => {
    const look = readLook((name) => context.req.query(name));
    return context.json(treesOf(await viewOf(await state.workspace(), look), look.page));
  });
  api.get('/node', async (context) => {
    const look = readLook((name) => context.req.query(name));
    const view = await viewOf(await state.workspace(), look);
    // As in the address: the node's own page, then the node. It may stand around the page that is looked at.
    const [, page = look.page, node = ''] = /^(?:([^/]*)\/)?(.*)$/s.exec(context.req.query('node') ?? '') ?? [];
    return context.json(nodeOf(view, { page, node }));
  });
  api.get('/conditions', async (context) => {
    const look = readLook((name) => context.req.query(name));
    return context.json(conditionChoices(await viewOf(await state.workspace(), look), look.page));
  });
  api.get('/names', async (context) =>
    context.json(namesOf(await state.workspace(), context.req.query('brand') ?? '')),
  );
  api.get('/inserts', async (context) => {
    const [brand = '', page = '', node = ''] = ['brand', 'page', 'node'].map((name) => context.req.query(name));
    return context.json(insertsFor(await state.workspace(), { brand, page, node }));
  });
  api.get('/theme', async (context) =>
    context.json(themeOf(await state.workspace(), context.req.query('brand') ?? '')),
  );
  api.get('/texts', async (context) => {
    const workspace = await state.workspace();
    const site = siteOf(context.req.query('brand') ?? '', workspace);
    return context.json(textsOf(workspace, site, context.req.query('language') ?? 'en'));
  });
  api.get('/search', async (context) => {
    const workspace = await state.workspace();
    const site = siteOf(context.req.query('brand') ?? '', workspace);
    return context.json(searchIn(workspace, site, context.req.query('sought') ?? ''));
  });
  api.get('/files', async (context) => {
    const { files } = await state.workspace();
    return context.json(files.map(({ path }) => path).filter((path) => path.endsWith('.json')));
  });
  api.get('/file', (context) => context.json(state.file(context.req.query('path') ?? '')));
  api.get('/past', (context) => context.json(pastStates(source, context.req.query('brand') ?? '')));
  api.get('/past-files', async (context) => {
    const [brand = '', commit = ''] = ['brand', 'commit'].map((name) => context.req.query(name));
    const { files } = await state.workspace();
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith(`${brand}/`) && isConfigPath(path));
    return context.json(pastFiles(pastTexts(source, brand, commit), paths, draft.textOf));
  });
  api.get('/compare', async (context) => context.json(await compareAnswer(source, draft.folder)));
  api.get('/saved-port', async (context) => context.json({ port: await savedPort() }));
}

function addEdits(api: Hono, { state, draft, source, play }: ApiInput): void {
  api.put('/file', async (context) => {
    const { path, text, version } = await bodyOf(context);
    if (!isText(path) || !isText(text) || !isText(version)) throw new Error(messages.noFile(String(path)));
    const file = state.write(path, text, version);
    if (file === undefined)
      return context.json({ error: messages.changedElsewhere(path), file: state.file(path) }, 409);
    return context.json({ file, now: await state.now() });
  });
  api.post('/texts', async (context) => {
    const { brand, language, texts } = await bodyOf(context);
    siteOf(String(brand), await state.workspace());
    await state.writeTexts(String(brand), String(language), readTexts(texts));
    return context.json(await state.now());
  });
  api.post('/fix', async (context) => {
    const { file, line, column, message } = await bodyOf(context);
    await state.fix({ file: String(file), line: Number(line), column: Number(column) }, String(message));
    return context.json(await state.now());
  });
  api.post('/save', async (context) => {
    const { paths, answers } = await bodyOf(context);
    return context.json(draft.save(textsIn(paths), readAnswers(answers)));
  });
  api.post('/discard', async (context) => {
    const { paths } = await bodyOf(context);
    state.discard(textsIn(paths));
    return context.json(await state.now());
  });
  api.post('/restore', async (context) => {
    const { brand, commit, paths, when } = await bodyOf(context);
    const past = pastTexts(source, String(brand), String(commit));
    const wanted = [...past].filter(([path]) => textsIn(paths).includes(path));
    state.writeFiles(new Map(wanted), `bring ${String(brand)} back as of ${String(when)}`);
    return context.json(await state.now());
  });
  api.post('/change', async (context) => {
    const { brand, page, change } = await bodyOf(context);
    const node = await state.change(String(brand), String(page), readChange(change));
    return context.json({ now: await state.now(), picked: node === '' ? '' : `${page}/${node}` });
  });
  api.post('/theme', async (context) => {
    const { brand, part, token, value } = await bodyOf(context);
    await state.changeTheme(String(brand), {
      part: part === 'otherMode' ? part : 'tokens',
      token: String(token),
      value: isText(value) ? value : null,
    });
    return context.json(await state.now());
  });
  api.post('/undo', async (context) => {
    state.undo();
    return context.json(await state.now());
  });
  api.post('/redo', async (context) => {
    state.redo();
    return context.json(await state.now());
  });
  api.post('/try', async (context) => {
    const { brand, switches, console } = await bodyOf(context);
    const pairs = isObject(switches) ? Object.entries(switches) : [];
    const turned = Object.fromEntries(pairs.map(([name, isOn]) => [name, isOn === true]));
    await state.tryOut(String(brand), turned, isObject(console) || console === null ? console : undefined);
    return context.json(await state.now());
  });
  api.post('/play', async (context) => {
    const answer = await play(await bodyOf(context));
    return context.json(await answer.json(), answer.ok ? 200 : 400);
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

function readTexts(value: unknown): TextEdits {
  const pairs = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(pairs.map(([key, words]) => [key, words === null ? null : String(words)]));
}

function readAnswers(value: unknown): SaveAnswers {
  const pairs = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    pairs.flatMap(([path, answer]) => {
      if (!isObject(answer) || !isText(answer.disk)) return [];
      return [[path, { take: answer.take === 'here' ? ('here' as const) : ('disk' as const), disk: answer.disk }]];
    }),
  );
}
