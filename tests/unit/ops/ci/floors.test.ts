import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { brokenFloors, fullFolders } from '@/ops/ci/floors.mjs';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const table = `import { defineWidgets } from '@/storefront/renderer/widget';
export const widgets = defineWidgets({ 'nav.tile': { load: () => import('./tile') } });
`;

/** What is said of one file with one line, beside a feature whose only widget is `tile`. */
function saidOf(file: string, line: string, room = 'src/storefront'): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'floors-'));
  roots.push(root);
  const files = {
    'src/storefront/features/blocks/widgets.ts': table,
    'src/storefront/features/blocks/tile.tsx': 'export default 1;',
    [join(room, file)]: line,
  };
  for (const [path, text] of Object.entries(files)) {
    const whole = join(root, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  }
  return brokenFloors(root).map((one) => `${one.file}:${one.line}:${one.column}  ${one.message}`);
}

const up = (from: string, to: string) => new RegExp(`${from} imports ".*" of ${to}, a higher floor`);

it.each([
  [
    'contract/boot.ts',
    "import { a } from '@/storefront/platform/session/session';",
    up('contract', 'platform/session'),
  ],
  [
    'generated/wire/calls.ts',
    "import { a } from '../../platform/gateway/gateway';",
    up('generated', 'platform/gateway'),
  ],
  ['platform/browser/device.ts', "import { a } from '../session/session';", up('platform/browser', 'platform/session')],
  ['platform/gateway/gateway.ts', "import { a } from '@/storefront/ui/icons/icon';", up('platform/gateway', 'ui')],
  ['ui/icon.tsx', "import { a } from '@/storefront/renderer/widget';", up('ui', 'renderer')],
  ['renderer/widget.ts', "export { a } from '@/storefront/forms/form-scope';", up('renderer', 'forms')],
  ['forms/form-scope.ts', "import { a } from '@/storefront/features/home/hero';", up('forms', 'features')],
  ['features/home/hero.tsx', "const a = () => import('@/storefront/app/boot');", up('features', 'app')],
  [
    'features/home/hero.tsx',
    "import type { A } from '../blocks/list';",
    /home imports "..\/blocks\/list" of the feature blocks/,
  ],
  ['features/home/hero.tsx', "import { Link } from 'react-router-dom';", /below app/],
  ['features/blocks/row.tsx', "import tile from './tile';", /is a widget/],
  ['widgets/row.tsx', 'export const a = 1;', /on no floor/],
  ['ui/icon.tsx', "import { a } from '@/storefront/widgets/row';", /stands on no floor/],
  [
    'platform/gateway/keys.ts',
    "import { a } from '@/storefront/platform/session';",
    up('platform/gateway', 'platform/session'),
  ],
  ['ui/icon.tsx', "import { Link } from 'react-router';", /below app/],
  ['ui/icon.tsx', "type A = typeof import('@/storefront/features/home/hero');", up('ui', 'features')],
  ['ui/icon.tsx', "const a = import.meta.glob('../features/home/*.tsx');", up('ui', 'features')],
  ['ui/icon.tsx', "const a = new URL('../features/home/a.svg', import.meta.url);", up('ui', 'features')],
])('refuses in %s: %s', (file, line, said) => {
  expect(saidOf(file, line)).toEqual([expect.stringMatching(said)]);
});

it.each([
  ['features/home/hero.tsx', "import { Icon } from '@/storefront/ui/icons/icon';"],
  ['features/home/hero.tsx', "import { part } from './banners/part';"],
  ['forms/form-scope.ts', "import { useText } from '@/storefront/platform/languages/use-text';"],
  ['app/screens.tsx', "import { widgets } from '@/storefront/features/blocks/widgets';"],
])('allows in %s: %s', (file, line) => {
  expect(saidOf(file, line)).toEqual([]);
});

it.each([
  ['store/ledger.ts', "import { a } from '../wire/wire-error';", up('store', 'wire')],
  ['wire/endpoint.ts', "import type { A } from '../cipher/gateway-key';", up('wire', 'cipher')],
  ['json.ts', "export { a } from './store/query';", up('json\\.ts', 'store')],
  ['store/query.ts', "import { a } from '../environment';", up('store', 'environment\\.ts')],
  ['calls/money/deposit.ts', "import { a } from '../../serve/serve-call';", up('calls', 'serve')],
  ['bonus/bonus.ts', 'export const a = 1;', /on no floor/],
])('refuses in the sandbox in %s: %s', (file, line, said) => {
  expect(saidOf(file, line, 'src/sandbox')).toEqual([expect.stringMatching(said)]);
});

it.each([
  ['wire/endpoint.ts', "import type { A } from '../store/query';"],
  ['calls/money/deposit.ts', "import { a } from '../paging';"],
  ['store/scenarios.ts', "import { a } from '../json';"],
  ['serve/serve-call.ts', "import { Hono } from 'hono';"],
])('allows in the sandbox in %s: %s', (file, line) => {
  expect(saidOf(file, line, 'src/sandbox')).toEqual([]);
});

it('names the line and the column of the import', () => {
  expect(saidOf('ui/icon.tsx', "\nimport { a } from '@/storefront/app/boot';")).toEqual([
    expect.stringMatching(/^src\/storefront\/ui\/icon\.tsx:2:19 {2}ui imports "@\/storefront\/app\/boot"/),
  ]);
});

it.each([
  [30, 'features/records', []],
  [31, 'features/records', ['src/storefront/features/records']],
  [31, 'generated/wire', []],
])('of %i files in %s it names the folders %j', (count, folder, named) => {
  const root = mkdtempSync(join(tmpdir(), 'floors-'));
  roots.push(root);
  const whole = join(root, 'src/storefront', folder);
  mkdirSync(join(whole, 'days'), { recursive: true });
  for (let file = 0; file < count; file += 1) writeFileSync(join(whole, `${file}.ts`), '');
  expect(fullFolders(root).map(({ file }) => file)).toEqual(named);
});
