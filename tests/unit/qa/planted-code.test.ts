import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BuiltStorefront, buildStorefront, sources } from '@/ops/qa/build-storefront';
import { compareCode } from '@/ops/qa/storefront-code';
import { editPlace } from '@/qa/edits/edit-words';
import { runQa } from '@/qa/run-qa';
import { openStates } from '@/qa/states/open-states';

/** A copy of the sources, below the project so that libraries are found, and its build before anything is planted. */
type Copy = { readonly folder: string; readonly before: BuiltStorefront };

let copied: Promise<Copy> | undefined;

async function copySources(): Promise<Copy> {
  mkdirSync('.livery', { recursive: true });
  const folder = mkdtempSync(resolve('.livery/planted-code-'));
  for (const path of sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true });
  }
  return { folder, before: await build(folder) };
}

const build = (folder: string) => buildStorefront(folder, join(folder, 'builds'));

afterAll(async () => {
  if (copied !== undefined) rmSync((await copied).folder, { recursive: true, force: true });
});

type Planted = {
  readonly what: string;
  readonly file: string;
  readonly was: string;
  readonly is: string;
  readonly page: string;
  /** What one of the sentences says; nothing where nobody gets anything else. */
  readonly says?: string;
};

const login = 'src/storefront/features/sign-in/login/login.tsx';
const screen = 'src/storefront/features/blocks/screen.tsx';

const planted: readonly Planted[] = [
  {
    what: 'a name that is lost',
    file: screen,
    was: "label={backLabel ?? ''}",
    is: 'label=""',
    page: 'mine',
    says: "names its link nothing instead of 'Back'",
  },
  {
    what: 'another icon',
    file: login,
    was: 'icon="user"',
    is: 'icon="phone"',
    page: 'login',
    says: 'has icon phone instead of icon user',
  },
  {
    what: 'words that stand in code',
    file: login,
    was: '            {submitLabel}\n',
    is: '            Enter\n',
    page: 'login',
    says: "names its button 'Enter' instead of 'Log in'",
  },
  {
    what: 'another role',
    file: 'src/storefront/ui/tap.tsx',
    was: ' data-tap=""',
    is: ' data-tap="" role="button"',
    page: 'mine',
    says: 'has button',
  },
  {
    what: 'an element more that says nothing',
    file: screen,
    was: '        {slots.body}\n',
    is: '        <div>{slots.body}</div>\n',
    page: 'mine',
  },
];

async function changesOf({ file, was, is, page }: Planted) {
  copied ??= copySources();
  const { folder, before } = await copied;
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(was)) throw new Error(`Nothing was planted in ${file}.`);
  writeFileSync(path, text.replace(was, is));
  try {
    const now = { root: folder, kept: join(folder, 'builds'), oldBytes: (path: string) => readFileSync(path) };
    const code = await compareCode({ before, after: await build(folder) }, now);
    const states = await openStates('merchant-configs', 'merchant-configs');
    const only = { brands: ['padma'], pages: [page], languages: ['en'] };
    const found = await runQa(states, { only, code });
    states.close();
    return found;
  } finally {
    writeFileSync(path, text);
  }
}

describe('what is planted in code', () => {
  it.each(planted)('is told by its file, or nobody gets it: $what [QAS-11]', { tags: ['deep'] }, async (one) => {
    const { groups, drawn } = await changesOf(one);
    expect(drawn).toBeGreaterThan(0);
    expect(groups.map(({ edits }) => edits.map(editPlace))).toEqual(one.says === undefined ? [] : [[one.file]]);
    const said = groups.flatMap(({ differences }) =>
      differences.flatMap(({ changes }) => changes.map(({ does }) => does)),
    );
    const { says } = one;
    if (says !== undefined) expect(said.some((does) => does.includes(says)) ? says : said).toBe(says);
  });
});
