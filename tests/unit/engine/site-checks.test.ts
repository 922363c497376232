import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createSiteLoader } from '@/engine';
import { lawDuties } from '@/engine/check/law/law-duties';
import { siteChecks } from '@/engine/check/site-checks';
import { readCatalogue } from './project';

const planted = readdirSync('tests/unit/engine/planted-faults').map((name) =>
  readFileSync(`tests/unit/engine/planted-faults/${name}`, 'utf8'),
);

it('plants more than a hundred faults of kinds that differ [CFG-01]', () => {
  const count = planted.join('\n').match(/^ {4}what: /gm)?.length ?? 0;
  expect(count).toBeGreaterThan(150);
});

it('says of every check what it finds, each in words of its own [CFG-09]', () => {
  const lines = siteChecks.map(({ finds }) => finds);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^[a-z].{15,}[a-z]$/);
});

it('runs a check again only where something that it reads has changed [CFG-06]', () => {
  const files = [
    { path: 'base/merchant.json', text: '{ "format": 1, "abstract": true }' },
    { path: 'base/pages/shell.json', text: '{ "format": 1, "id": "shell", "kind": "shell", "nodes": {} }' },
    { path: 'north/merchant.json', text: '{ "format": 1, "extends": "base", "name": "North" }' },
    { path: 'north/texts/en.json', text: '{ "site.title": "North" }' },
    { path: 'north/overlays/shell.json', text: '{ "format": 1, "page": "shell" }' },
  ];
  const edited = (changed: string) =>
    files.map((file) => (file.path === changed ? { ...file, text: `${file.text}\n` } : file));
  const loader = createSiteLoader(readCatalogue());
  loader.load(files);
  const run = vi.spyOn(lawDuties, 'run');
  const askedAfter = (changed: string) => {
    run.mockClear();
    loader.load(edited(changed));
    return run.mock.calls.map(([{ composed }]) => composed.id);
  };
  const asked = [askedAfter('north/texts/en.json'), askedAfter('north/overlays/shell.json')];
  run.mockRestore();
  expect(asked).toEqual([[], ['north']]);
});

it('points to the line of a condition after an edit above it [CFG-06]', () => {
  const shell = {
    frame: { use: 'shell.frame', slots: { footer: ['footer'] } },
    footer: { use: 'shell.footer', slots: { entries: ['way'] } },
    way: {
      use: 'shell.footer-entry',
      when: { is: 'homeShown' },
      props: { label: { text: { en: 'Home' } }, icon: 'home' },
      on: { tap: { do: 'navigate', to: 'home' } },
    },
  };
  const screen = { page: { use: 'page.screen', slots: { body: [] } } };
  const page = (id: string, rest: object) => ({
    path: `base/pages/${id}.json`,
    text: JSON.stringify({ format: 1, id, ...rest }),
  });
  const filesOf = (linesAbove: string) => [
    { path: 'base/merchant.json', text: '{ "format": 1, "abstract": true, "conditions": { "homeShown": true } }' },
    page('shell', { kind: 'shell', root: 'frame', nodes: shell }),
    page('home', { paths: ['/'], nodes: screen }),
    page('news', { paths: ['/m/news'], nodes: screen }),
    {
      path: 'north/merchant.json',
      text: `${linesAbove}{ "format": 1, "extends": "base", "name": "North", "conditions": { "homeShown": false } }`,
    },
  ];
  const loader = createSiteLoader(readCatalogue());
  const linesOf = (linesAbove: string) =>
    loader.load(filesOf(linesAbove)).issues.flatMap(({ message, at }) => (/leads home/.test(message) ? [at.line] : []));
  expect([linesOf(''), linesOf('\n\n')]).toEqual([[1], [3]]);
});
