import { expect, it, vi } from 'vitest';
import type { Difference, Group } from '@/qa/causes/group-by-cause';
import { type Decision, keyOfDifference } from '@/qa/decisions/decision';
import { judge } from '@/qa/decisions/judge';
import type { GroupPictures, ReportInput } from '@/qa/report/report-data';
import { reportHtml } from '@/qa/report/report-html';
import { openLanguage } from '@/review/workspace/language';

const difference = (after: string): Difference => ({
  kind: 'screen',
  before: 'old',
  after,
  changes: [{ kind: 'look', node: 'help', name: 'Help', does: `says ${after}` }],
  state: '',
  places: [{ brand: 'padma', page: 'home', language: 'bn', visitors: ['guest'] }],
});

const withoutEdit: Group = {
  id: 'one',
  edits: [],
  differences: [difference('new'), difference('newer')],
  screens: 2,
  brands: ['padma'],
};

type Opened = { readonly decisions?: readonly Decision[]; readonly pictures?: GroupPictures };

function htmlOf(groups: readonly Group[], { decisions = [], pictures = new Map() }: Opened = {}): string {
  const input: ReportInput = {
    from: 'main',
    to: 'merchant-configs',
    warning: '',
    summary: '',
    notes: [],
    findings: {
      ...{ screens: new Map(), edits: [], codeEdits: [], seeksFaults: false, groups, idle: [] },
      ...{ differing: 2, drawn: 0, failed: 0, isWhole: true },
    },
    groups: judge(groups, decisions),
    pictures,
    catalogue: openLanguage().catalogue,
    titleOf: (page) => page,
    sourceOf: ({ file }) => ({ file, line: 1, isGone: false, isCommitted: false }),
  };
  return reportHtml(input);
}

/** The page of a report once its script has run. */
function openReport(groups: readonly Group[], opened: Opened = {}): Document {
  const html = htmlOf(groups, opened);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const script = page.querySelector('script:not([type])')?.textContent ?? '';
  const observer = class {
    observe = () => undefined;
  };
  new Function('document', 'addEventListener', 'IntersectionObserver', script)(page, () => undefined, observer);
  return page;
}

const cardOf = (page: Document) => page.querySelector('article > p')?.textContent ?? '';
const press = (page: Document, name: string) => page.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.click();
const pressed = (page: Document) =>
  [...page.querySelectorAll('article > .decide [aria-pressed="true"]')].map((button) => button.textContent);

it('says what a cause that no edit makes stands at once all its differences are decided [QAS-07]', () => {
  const page = openReport([withoutEdit]);
  expect(cardOf(page)).toMatch(/open$/);
  const details = page.querySelector('details');
  if (details) details.open = true;
  details?.dispatchEvent(new Event('toggle'));
  press(page, 'Accept: No edit is known that makes these, difference 1');
  expect(cardOf(page)).toMatch(/open$/);
  press(page, 'Refuse: No edit is known that makes these, difference 2');
  expect(cardOf(page)).toMatch(/refused$/);
  press(page, 'Accept: No edit is known that makes these');
  expect(cardOf(page)).toMatch(/accepted$/);
  expect(page.querySelectorAll('.row [data-verdict="accepted"][aria-pressed="true"]')).toHaveLength(2);
});

it('shows the committed verdict again where the one of this report is taken back [QAS-07]', () => {
  const committed = { cause: '', verdict: 'accepted', who: 'Ann', why: '', on: '' } as const;
  const decisions = withoutEdit.differences.map((one): Decision => ({ ...keyOfDifference(one), ...committed }));
  const page = openReport([withoutEdit], { decisions });
  press(page, 'Refuse');
  expect([cardOf(page), pressed(page)]).toEqual([expect.stringMatching(/refused$/), ['Refuse']]);
  press(page, 'Refuse');
  expect([cardOf(page), pressed(page)]).toEqual([expect.stringMatching(/accepted$/), ['Accept']]);
});

it('keeps a difference of each cause though the file grows too large [QAS-06]', () => {
  const file = `base/${'x'.repeat(1_000_000)}.json`;
  const edits = [{ kind: 'file', folder: 'base', file, path: [], parts: [] }] as const;
  const html = htmlOf([{ ...withoutEdit, edits }]);
  expect(html.length).toBeGreaterThan(1_900_000);
  const [, json = ''] = /id="data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json).groups).toMatchObject([{ rows: [{ kind: 'screen' }], left: 1 }]);
});

it('shows what code makes apart from what config makes [QAS-11]', () => {
  const file = 'src/storefront/ui/tap.tsx';
  const ofCode = {
    ...withoutEdit,
    id: 'two',
    edits: [{ kind: 'code', folder: 'src', file, path: [], parts: [] }],
  } as const;
  const page = openReport([withoutEdit, ofCode]);
  const titles = () => [...page.querySelectorAll('article h2')].map(({ textContent }) => textContent);
  const all = titles();
  const select = [...page.querySelectorAll('select')].find((one) =>
    one.closest('label')?.textContent?.startsWith('What'),
  );
  if (select) select.value = 'code';
  select?.dispatchEvent(new Event('change'));
  expect([all.length, titles().length]).toEqual([2, 1]);
  expect(titles()[0]).toContain(`code ${file}`);
});

it('frames what differs by the size of each picture [QAS-06]', () => {
  const sizes = { before: { width: 360, height: 2000 }, after: { width: 360, height: 3000 } };
  const pair = { before: 'a.png', after: 'b.png', sizes, faults: [], box: { x: 0, y: 1500, width: 90, height: 1500 } };
  const screen = { brand: 'padma', page: 'home', path: '/m/home', persona: 'guest', language: 'bn' };
  const page = openReport([withoutEdit], { pictures: new Map([['one', [{ screen, pair }]]]) });
  const frames = [...page.querySelectorAll<HTMLElement>('.frame')].map(({ style }) => [style.top, style.height]);
  expect(frames).toEqual([
    ['75%', '25%'],
    ['50%', '50%'],
  ]);
});

it('warns of a reason that was typed after saving, as of each decision [QAS-07]', () => {
  const page = openReport([withoutEdit]);
  const heard = vi.fn();
  page.addEventListener('decided', heard);
  const type = (words: string) => {
    const why = page.querySelector<HTMLInputElement>('[aria-label^="Why: "]');
    if (why) why.value = words;
    why?.dispatchEvent(new Event('input'));
  };
  type('not yet');
  expect(heard).not.toHaveBeenCalled();
  press(page, 'Accept');
  type('as we agreed');
  expect(heard).toHaveBeenCalledTimes(2);
});
