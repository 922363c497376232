import { expect } from 'vitest';
import { applyEdits, type ConfigFile, claimsBySite, createSiteLoader, type Issue, issueLine } from '@/engine';
import { judgePattern } from '@/review/workspace/judge-pattern';
import { pictureFile, textFile } from '@/sites/config-files';
import { readCatalogue, readMerchants } from '../project';

/** A fault in a real merchant: what is changed in which file, and what `check` must say of it. */
export type Fault = {
  readonly what: string;
  readonly file: string;
  /** What stands there now, the first time it does; nothing where the file is new. */
  readonly from?: string;
  readonly to: string;
  /** What the position of the finding points at, in the changed file from the line of the change on: its start, or where `¦` stands. */
  readonly at: string;
  /** The file of the finding, where it is another one. */
  readonly in?: string;
  /** Other merchants that must be there for it. */
  readonly beside?: string | readonly string[];
  /** The file that it was called before. */
  readonly instead?: string;
  /** Its letters are bytes of another encoding than UTF-8. */
  readonly isLatin1?: true;
  /** What is changed beside it. */
  readonly also?: Changed;
  readonly kind?: 'warning';
  readonly says: string;
  /** Invariants of base that it breaks as well. */
  readonly breaks?: readonly string[];
};

type Changed = Pick<Fault, 'file' | 'from' | 'to' | 'isLatin1' | 'instead'>;

const catalogue = { ...readCatalogue(), judgePattern };
const files = readMerchants();
const loader = createSiteLoader(catalogue);
const known = new Map<string, ReadonlySet<string>>();
/** What the brands have as they are: who takes something of another one is told. */
const before = claimsBySite(loader.load(files).sites);

/** Issues that a merchant and base have with a file changed, and did not have before. */
export function issuesOf(fault: Changed & Pick<Fault, 'beside' | 'also'>): readonly Issue[] {
  const [merchant = ''] = fault.file.split('/');
  const folders = ['base', merchant, ...[fault.beside ?? []].flat()];
  const own = files.filter(({ path }) => folders.includes(path.split('/')[0] ?? ''));
  const old = known.get(folders.join()) ?? new Set(loader.load(own).issues.map(issueLine));
  known.set(folders.join(), old);
  const then = changed(own, fault);
  const now = fault.also === undefined ? then : changed(then, fault.also);
  const held = new Map([...before].filter(([id]) => folders.includes(id)));
  return loader.load(now, [held]).issues.filter((issue) => !old.has(issueLine(issue)));
}

/**
 * The fault is told once, by place and words, and nothing else is but the invariants that it breaks. Its fix, where it
 * has one, leaves nothing of it.
 */
export function expectTold(fault: Fault): void {
  const { at: place, kind = 'error', says, breaks = [] } = fault;
  const file = fault.in ?? fault.file;
  const { line, column } = placeOf(fault, file, place);
  const all = issuesOf(fault);
  const broken = all.filter(({ code }) => code === 'broken-invariant');
  const issues = all.filter((issue) => !broken.includes(issue));
  const names = broken.flatMap(({ message }) => /change "(.+?)" in "always"/.exec(message)?.[1] ?? []);
  expect([...new Set(names)].sort()).toEqual(breaks);
  expect(issues.map(issueLine)).toEqual([`${file}:${line}:${column} ${kind} ${says}`]);
  const [issue] = issues;
  if (issue?.fix === undefined || issue.at.file !== fault.file) return;
  const text = changed(files, fault).find(({ path }) => path === fault.file)?.text ?? '';
  expect(issuesOf({ file: fault.file, to: applyEdits(text, [issue.fix]).text }), 'once it is fixed').toEqual([]);
}

function changed(all: readonly ConfigFile[], { file, from, to, isLatin1, instead }: Changed) {
  const own = all.filter(({ path }) => path !== instead);
  const found = own.find(({ path }) => path === file);
  const asRead = (text: string) =>
    (file.includes('/assets/') ? pictureFile : textFile)(file, Buffer.from(text, 'latin1'));
  if (from === undefined && isLatin1) return [...own.filter((one) => one !== found), asRead(to)];
  if (from === undefined)
    return [...own.filter((one) => one !== found), file.includes('/assets/') ? asRead(to) : { path: file, text: to }];
  if (!found?.text.includes(from)) throw new Error(`${file} has no ${from}`);
  const text = found.text.replace(from, () => to);
  return own.map((one) => (one === found ? (one.picture === undefined ? { ...one, text } : asRead(text)) : one));
}

function placeOf(fault: Fault, file: string, place: string) {
  if (place === 'the start of the file') return { line: 1, column: 1 };
  const before = files.find(({ path }) => path === file)?.text ?? '';
  const text = changed(files, fault).find(({ path }) => path === file)?.text ?? '';
  const start =
    fault.from === undefined || file !== fault.file ? 0 : before.lastIndexOf('\n', before.indexOf(fault.from));
  const sought = place.replace('¦', '');
  const after = text.indexOf(sought, start);
  const offset = (after < 0 ? text.indexOf(sought) : after) + Math.max(0, place.indexOf('¦'));
  if (!text.includes(sought)) throw new Error(`${file} has no ${sought}`);
  const above = text.slice(0, offset).split('\n');
  return { line: above.length, column: (above.at(-1) ?? '').length + 1 };
}
