import { applyEdits, tryParseJson } from '@/engine';
import { withSwitch } from '@/review/why/with-switch';
import { followWorkspace, type Workspace } from '@/review/workspace/workspace';
import { contentHash } from '@/sites/content-hash';
import type { BrandChoice, FileAnswer, Now, PageChange, Place, TextEdits, ThemeChange } from '@/studio/contract';
import { nowOf } from './answers/now-of';
import { unreadBrands } from './answers/unread-brands';
import { changePage } from './change/change-page';
import { changeTheme } from './change/change-theme';
import { changeWords } from './change/change-words';
import { refuseFaulty } from './change/refuse-faulty';
import { siteOf } from './change/site-of';
import { createHistory } from './draft/history';
import type { Draft } from './draft/open-draft';
import { withoutWords, withWords } from './draft/with-words';
import { messages } from './messages';

/** What is tried out at one brand. `console`: a recorded one in the place of its own. */
type Trial = { readonly switches: { readonly [name: string]: boolean }; readonly console?: object | undefined };

/** The draft with what is tried out, read and checked. */
export type StudioState = {
  readonly workspace: () => Promise<Workspace>;
  readonly now: () => Promise<Now>;
  readonly file: (path: string) => FileAnswer;
  /** Writes a file of the draft if its text is still the one of `version`; gives the file as it is then. */
  readonly write: (path: string, text: string, version: string) => FileAnswer | undefined;
  /** Writes texts into the brand's own table of a language; null takes one out, so that its parent's holds. */
  readonly writeTexts: (brand: string, language: string, texts: TextEdits) => Promise<void>;
  /** Makes the edits that mend what is said at a place. */
  readonly fix: (place: Place, message: string) => Promise<void>;
  /** Changes nodes of a page in the brand's own file. Gives the node that is worked on now. */
  readonly change: (brand: string, page: string, change: PageChange) => Promise<string>;
  /** Sets a colour of a theme in the brand's merchant.json. */
  readonly changeTheme: (brand: string, change: ThemeChange) => Promise<void>;
  /** Writes whole files, as one step. `words`: what the step does. */
  readonly writeFiles: (texts: ReadonlyMap<string, string>, words: string) => void;
  readonly discard: (paths: readonly string[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Turns switches of a brand, and takes another console: null takes that back. Nothing of it is saved. */
  readonly tryOut: (brand: string, switches: Trial['switches'], console?: object | null) => Promise<void>;
};

export function createStudioState(
  draft: Draft,
  source: string,
  savedText: (path: string) => string | undefined,
): StudioState {
  const workspace = followWorkspace(draft.folder, source);
  const trials = new Map<string, Trial>();
  const history = createHistory(draft);
  /** Each brand as it was last read. One that cannot be read now stays in the list, so that nobody works on another. */
  const lastBrands = new Map<string, BrandChoice>();
  let seen: { readonly workspace?: Workspace; readonly version: number } = { version: 0 };

  function file(path: string): FileAnswer {
    const text = draft.textOf(path);
    if (text === undefined) throw new Error(messages.noFile(path));
    return { path, text, version: contentHash(text), saved: savedText(path) ?? '' };
  }

  /** Has the draft show the consoles of the trials, as texts of files. */
  function applyTrials(): void {
    const texts = new Map<string, string>();
    for (const [brand, { switches, console }] of trials) {
      const path = `${brand}/console.json`;
      const own = console ?? parsed(draft.textOf(path));
      const turned = Object.entries(switches).reduce((value, [name, isOn]) => withSwitch(value, name, isOn), own);
      texts.set(path, JSON.stringify(turned ?? {}, null, 2));
    }
    draft.tryOut(texts);
  }

  /** Writes a file of the draft as one step. `series`: see `StepName`. */
  function put(path: string, text: string, words: string, series?: string): void {
    history.record({ words, ...(series !== undefined && { series }) }, [path], () => draft.write(path, text));
    if (trials.size > 0) applyTrials();
  }

  /** Does something that may change consoles, so the trials are applied again. */
  function thenApplyTrials(act: () => void): void {
    try {
      act();
    } finally {
      if (trials.size > 0) applyTrials();
    }
  }

  return {
    workspace,
    file,
    now: async () => {
      const current = await workspace();
      if (current !== seen.workspace) seen = { workspace: current, version: seen.version + 1 };
      const read = nowOf(current);
      for (const brand of unreadBrands(current)) if (!lastBrands.has(brand.id)) lastBrands.set(brand.id, brand);
      for (const brand of read.brands) lastBrands.set(brand.id, brand);
      const isListed = (id: string) => read.brands.some((brand) => brand.id === id) || read.broken.includes(id);
      return {
        ...read,
        brands: [...lastBrands.values()].filter(({ id }) => isListed(id)),
        version: seen.version,
        ...history.next(),
        edited: draft.edited(),
        tried: Object.fromEntries(
          [...trials].map(([brand, trial]) => [
            brand,
            { switches: trial.switches, hasConsole: trial.console !== undefined },
          ]),
        ),
      };
    },
    write: (path, text, version) => {
      const before = draft.textOf(path);
      if (version !== (before === undefined ? '' : contentHash(before))) return undefined;
      put(path, text, `edit ${path}`, path);
      return file(path);
    },
    writeTexts: async (brand, language, texts) => {
      const path = `${brand}/texts/${language}.json`;
      refuseFaulty(await workspace(), path);
      let table = draft.textOf(path) ?? '';
      for (const [key, words] of Object.entries(texts)) {
        const next = words === null ? withoutWords(table, key) : withWords(table, key, words);
        if (next === undefined) throw new Error(messages.unreadableTable(path));
        table = next;
      }
      const [[key, words] = [], ...others] = Object.entries(texts);
      if (key === undefined) return;
      if (others.length > 0) put(path, table, `write ${others.length + 1} texts in ${path}`);
      else if (words === null) put(path, table, `take ${key} out of ${path}`);
      else put(path, table, `write ${key} in ${path}`, `${path} ${key}`);
    },
    fix: async (place, message) => {
      const { loaded } = await workspace();
      const isMeant = ({ at, message: words }: (typeof loaded.issues)[number]) =>
        at.file === place.file && at.line === place.line && at.column === place.column && words === message;
      const edits = loaded.issues.filter(isMeant).flatMap(({ fix }) => fix ?? []);
      put(place.file, applyEdits(file(place.file).text, edits).text, `mend ${place.file}`);
    },
    change: async (brand, page, change) => {
      const { path, text, node } = changePage(await workspace(), { brand, page }, change);
      put(
        path,
        text,
        changeWords(change),
        // What is typed letter by letter is one step. Conditions are chosen, so each of them is a step.
        change.kind === 'value' && change.path !== 'when' ? `${page} ${change.node} ${change.path}` : undefined,
      );
      return node;
    },
    changeTheme: async (brand, change) => {
      const { path, text } = changeTheme(await workspace(), brand, change);
      put(path, text, `set ${change.token}`, `${path} ${change.part} ${change.token}`);
    },
    writeFiles: (texts, words) =>
      thenApplyTrials(() =>
        history.record({ words }, [...texts.keys()], () => {
          for (const [path, text] of texts) draft.write(path, text);
        }),
      ),
    discard: (paths) =>
      thenApplyTrials(() =>
        history.record({ words: `discard ${paths.join(', ')}` }, paths, () => draft.discard(paths)),
      ),
    undo: () => thenApplyTrials(history.undo),
    redo: () => thenApplyTrials(history.redo),
    tryOut: async (brand, switches, console) => {
      siteOf(brand, await workspace());
      const own = console === undefined ? trials.get(brand)?.console : (console ?? undefined);
      if (Object.keys(switches).length === 0 && own === undefined) trials.delete(brand);
      else trials.set(brand, { switches, console: own });
      applyTrials();
    },
  };
}

/** A console that cannot be read is told among the problems. */
function parsed(text: string | undefined): unknown {
  return tryParseJson(text?.replace(/^\uFEFF/, '')) ?? {};
}
