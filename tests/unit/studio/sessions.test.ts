import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createHistory } from '@/studio/server/draft/history';
import { type Draft, openDraft, type Saved } from '@/studio/server/draft/open-draft';

const files = ['aurora/merchant.json', 'aurora/texts/en.json', 'aurora/pages/new.json'] as const;

/** Writes of files that still work; then the process is gone, as in a crash. */
const disk = vi.hoisted(() => ({ writesLeft: Number.POSITIVE_INFINITY }));
vi.mock('@/studio/server/draft/paths', async (load) => {
  const paths = await load<typeof import('@/studio/server/draft/paths')>();
  const writeWhole: typeof paths.writeWhole = (path, text) => {
    if (disk.writesLeft === 0) throw new Error('crashed');
    disk.writesLeft -= 1;
    paths.writeWhole(path, text);
  };
  return { ...paths, writeWhole };
});

const file = fc.constantFrom(...files);
const some = fc.subarray([...files], { minLength: 1 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), paths: some, isTyped: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('outside' as const), path: file }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      paths: some,
      take: fc.constantFrom('here' as const, 'disk' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash while saving' as const), writesLeft: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('crash while editing' as const), path: file, writesLeft: fc.nat(3) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A session with a draft, beside what should be there: the files on disk, and those that are edited. */
class Session {
  readonly place = mkdtempSync(join(tmpdir(), 'livery-session-'));
  readonly source = join(this.place, 'merchants');
  readonly saved = new Map<string, string>();
  edited = new Map<string, string>();
  draft: Draft;
  history: ReturnType<typeof createHistory>;
  count = 0;

  constructor() {
    mkdirSync(join(this.source, 'aurora/texts'), { recursive: true });
    mkdirSync(join(this.source, 'aurora/pages'), { recursive: true });
    for (const path of files.slice(0, 2)) this.putOnDisk(path);
    this.draft = this.open();
    this.history = createHistory(this.draft);
  }

  open(): Draft {
    disk.writesLeft = Number.POSITIVE_INFINITY;
    return openDraft(this.source, join(this.place, 'drafts'));
  }

  /** A text that stands nowhere else. */
  nextText(): string {
    this.count += 1;
    return `{ "text": ${this.count} }\n`;
  }

  putOnDisk(path: string, text = this.nextText()): void {
    writeFileSync(join(this.source, path), text);
    this.saved.set(path, text);
    if (this.edited.get(path) === text) this.edited.delete(path);
  }

  textsHere(): Map<string, string | undefined> {
    return new Map(files.map((path) => [path, this.draft.textOf(path)]));
  }

  /** What was edited, by the draft's own word: an undo may take an edit back, or bring one again. */
  readEdits(): void {
    this.edited = new Map(this.draft.edited().map(({ path }) => [path, this.draft.textOf(path) ?? '']));
  }

  edit(paths: readonly string[], isTyped: boolean): void {
    const texts = paths.map((path) => [path, this.nextText()] as const);
    this.history.record({ words: 'edit', ...(isTyped && { series: paths.join() }) }, paths, () => {
      for (const [path, text] of texts) this.draft.write(path, text);
    });
    for (const [path, text] of texts) this.edited.set(path, text);
  }

  /** Takes a step back or does it again: wholly, or not at all. */
  turn(kind: 'undo' | 'redo'): void {
    const before = this.textsHere();
    const isNext = this.history.next()[kind] !== '';
    let isRefused = false;
    try {
      this.history[kind]();
    } catch {
      isRefused = true;
    }
    if (isRefused || !isNext) expect(this.textsHere()).toEqual(before);
    this.readEdits();
  }

  save(paths: readonly string[], take: 'here' | 'disk'): void {
    let result = this.draft.save(paths, {});
    if (result.conflicts.length > 0) {
      this.isAsBefore();
      const answers = result.conflicts.map(({ path, disk: asked }) => [path, { take, disk: asked }] as const);
      result = this.draft.save(paths, Object.fromEntries(answers));
    }
    this.hasSaved(paths, result);
  }

  hasSaved(paths: readonly string[], { saved, conflicts }: Saved): void {
    expect(conflicts).toEqual([]);
    for (const path of saved) this.saved.set(path, this.edited.get(path) ?? 'nothing was edited');
    for (const path of paths) this.edited.delete(path);
  }

  crash(): void {
    this.draft = this.open();
    this.history = createHistory(this.draft);
  }

  /** Of each file that was to be saved, either the old text is on disk and the new one an edit, or the new one is on disk. */
  crashWhileSaving(writesLeft: number): void {
    disk.writesLeft = writesLeft;
    try {
      this.draft.save(files, {});
    } catch {
      // It crashed.
    }
    for (const path of this.edited.keys()) {
      const text = this.onDisk(path);
      if (text !== undefined && text === this.edited.get(path)) this.putOnDisk(path, text);
    }
    this.crash();
  }

  crashWhileEditing(path: string, writesLeft: number): void {
    const text = this.nextText();
    disk.writesLeft = writesLeft;
    try {
      this.draft.write(path, text);
    } catch {
      // It crashed.
    }
    this.crash();
    // The edit is there, or as if it had not begun.
    if (this.draft.textOf(path) === text) this.edited.set(path, text);
  }

  onDisk(path: string): string | undefined {
    try {
      return readFileSync(join(this.source, path), 'utf8');
    } catch {
      return undefined;
    }
  }

  /** Every text is where it should be: none was lost, and none that nobody wrote came. */
  isAsBefore(): void {
    for (const path of files) {
      expect(this.onDisk(path), `${path} on disk`).toBe(this.saved.get(path));
      expect(this.draft.textOf(path), `${path} in the draft`).toBe(this.edited.get(path) ?? this.saved.get(path));
    }
    expect(this.draft.edited().map(({ path }) => path)).toEqual([...this.edited.keys()].sort());
  }

  run(one: Act): void {
    if (one.kind === 'edit') this.edit(one.paths, one.isTyped);
    else if (one.kind === 'undo' || one.kind === 'redo') this.turn(one.kind);
    else if (one.kind === 'outside') this.putOnDisk(one.path);
    else if (one.kind === 'save') this.save(one.paths, one.take);
    else if (one.kind === 'crash') this.crash();
    else if (one.kind === 'crash while saving') this.crashWhileSaving(one.writesLeft);
    else this.crashWhileEditing(one.path, one.writesLeft);
  }
}

it('loses nothing in random sessions of edits, undo, redo, saving, changes elsewhere and crashes [STU-02] [STU-03] [STU-08]', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const session = new Session();
      try {
        for (const one of acts) {
          session.run(one);
          session.isAsBefore();
        }
      } finally {
        rmSync(session.place, { recursive: true, force: true });
      }
    }),
    { numRuns: runs(50, 1_000) },
  );
});
