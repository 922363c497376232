import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextEdit } from '@/engine/issue';
import type { Fix } from '@/engine/messages';
import { applyEdits } from '@/engine/parse/apply-edits';
import { parseFile } from '@/engine/parse/config-file';
import { editOf } from '@/engine/parse/edit-of';

type Path = readonly (string | number)[];

const name = fc.stringMatching(/^[a-z]{1,4}$/);
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 6, unit: 'grapheme' }));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const gap = fc.constantFrom('', ' ', '\n', '\r\n  ', '\t');

/** A text of a value with room of any kind between its parts, as people write it. */
function written(value: unknown, room: () => string): string {
  const between = (parts: readonly string[]) => parts.join(`${room()},${room()}`);
  if (Array.isArray(value)) return `[${room()}${between(value.map((part) => written(part, room)))}${room()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}${room()}:${room()}${written(part, room)}`,
  );
  return `{${room()}${between(members)}${room()}}`;
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, part) => Object(inner)[part], value);
}

/** The value as the fix means it, by hand. */
function meant(value: unknown, [first, ...rest]: Path, fix: Fix): unknown {
  if (first === undefined) return fix.kind === 'value' ? fix.value : value;
  if (Array.isArray(value)) {
    const at = Number(first);
    if (rest.length === 0 && fix.kind === 'remove') return value.toSpliced(at, 1);
    return value.with(at, meant(value[at], rest, fix));
  }
  const entries = Object.entries(Object(value));
  const at = entries.findIndex(([key]) => key === first);
  const [key = '', part] = entries[at] ?? [];
  if (rest.length === 0 && fix.kind === 'remove') return Object.fromEntries(entries.toSpliced(at, 1));
  if (rest.length === 0 && fix.kind === 'key') return Object.fromEntries(entries.with(at, [fix.key, part]));
  return Object.fromEntries(entries.with(at, [key, meant(part, rest, fix)]));
}

const fixes = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), value: leaf }),
  fc.record({ kind: fc.constant('key' as const), key: fc.constant('renamed') }),
  fc.constant({ kind: 'remove' as const }),
);

describe('a fix changes what it means and nothing else [CFG-01]', () => {
  it('parses, equals what was meant, and keeps every other character', () => {
    let tried = 0;
    fc.assert(
      fc.property(tree, fc.infiniteStream(gap), fc.nat(), fixes, fc.boolean(), (value, gaps, pick, fix, hasMark) => {
        const room = () => gaps.next().value;
        const text = `${hasMark ? '\uFEFF' : ''}${room()}${written(value, room)}\n`;
        const paths = pathsIn(value);
        const path = paths[pick % paths.length] ?? [];
        fc.pre(fix.kind !== 'value' || JSON.stringify(valueAt(value, path)) !== JSON.stringify(fix.value));
        const edit = editOf({ file: parseFile({ path: 'a/b.json', text }), path }, fix);
        const isKey = fix.kind === 'key' && typeof path.at(-1) !== 'string';
        fc.pre(!isKey && (path.length > 0 || fix.kind === 'value'));
        tried += 1;
        if (edit === undefined) throw new Error(`No edit at ${path.join('.')} of ${text}`);
        const after = applyEdits(text, [edit]);
        expect(after.done).toEqual([edit]);
        expect(JSON.parse(after.text.replace('\uFEFF', ''))).toEqual(meant(value, path, fix));
        expectRestKept(text, after.text, edit, fix);
      }),
      { numRuns: runs(1_000, 3_000) },
    );
    expect(tried).toBeGreaterThan(runs(300, 1_000));
  });

  it('removes the last entry of a list and no other', () => {
    const text = '{ "nin": [0, 4, 40] }';
    const edit = editOf({ file: parseFile({ path: 'a/b.json', text }), path: ['nin', 2] }, { kind: 'remove' });
    expect(applyEdits(text, edit ? [edit] : []).text).toBe('{ "nin": [0, 4] }');
  });

  it('writes a list and an object with the blanks of our files', () => {
    const file = parseFile({ path: 'a/b.json', text: '{ "in": ["0", "1"] }' });
    const edit = editOf({ file, path: ['in'] }, { kind: 'value', value: [0, { is: 'vip' }] });
    expect(edit?.text).toBe('[0, { "is": "vip" }]');
  });

  it('has no edit where a fix would leave the text as it is, and does none', () => {
    const text = '{ "age": 18 }';
    const file = parseFile({ path: 'a/b.json', text });
    expect(editOf({ file, path: ['age'] }, { kind: 'value', value: 18 })).toBeUndefined();
    expect(editOf({ file, path: ['age'] }, { kind: 'key', key: 'age' })).toBeUndefined();
    expect(applyEdits(text, [{ offset: 9, length: 2, text: '18' }])).toEqual({ text, done: [] });
  });

  it('leaves an edit that would break the file, and one that overlaps', () => {
    const text = '{ "one": 1, "two": 2 }';
    const edits: readonly TextEdit[] = [
      { offset: 2, length: 5, text: '"two"' },
      { offset: 9, length: 1, text: '3' },
      { offset: 8, length: 3, text: '' },
    ];
    expect(applyEdits(text, edits)).toEqual({ text: '{ "one": 3, "two": 2 }', done: [edits[1]] });
  });
});

/** What was taken out is one value or key, or a part with one comma and room; all around it stands as it stood. */
function expectRestKept(before: string, after: string, edit: TextEdit, fix: Fix): void {
  const out = before.slice(edit.offset, edit.offset + edit.length);
  expect(after).toBe(before.slice(0, edit.offset) + edit.text + before.slice(edit.offset + edit.length));
  if (fix.kind !== 'remove') return void JSON.parse(out);
  const part = out.replace(/^\s*,\s*/, '').replace(/\s*,\s*$/, '');
  JSON.parse(/^"(?:[^"\\]|\\.)*"\s*:/.test(part) ? `{${part}}` : `[${part}]`);
}
