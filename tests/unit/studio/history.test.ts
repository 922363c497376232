import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistory } from '@/studio/server/draft/history';

/** A draft in memory, over files that are saved. */
function createFiles(saved: { readonly [path: string]: string }) {
  const texts = new Map(Object.entries(saved));
  return {
    texts,
    textOf: (path: string) => texts.get(path),
    isInSource: (path: string) => path in saved,
    write: (path: string, text: string) => void texts.set(path, text),
    discard: (paths: readonly string[]) => {
      for (const path of paths) {
        const text = saved[path];
        if (text === undefined) texts.delete(path);
        else texts.set(path, text);
      }
    },
  };
}

function open(saved: { readonly [path: string]: string }) {
  const draft = createFiles(saved);
  let clock = 0;
  const history = createHistory(draft, () => clock);
  const write = (path: string, text: string, series?: string) =>
    history.record({ words: `write ${path}`, ...(series !== undefined && { series }) }, [path], () =>
      draft.write(path, text),
    );
  const wait = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { ...draft, history, write, wait };
}

describe('the history of a draft', () => {
  it('leads back to the start and forward to the end, through all files [STU-08]', () => {
    const path = fc.constantFrom('a.json', 'b.json', 'new.json');
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('write' as const),
        path,
        text: fc.string({ maxLength: 3 }),
        isTyped: fc.boolean(),
      }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'wait' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { texts, history, write, wait } = open({ 'a.json': 'A', 'b.json': 'B' });
        const start = new Map(texts);
        for (const one of acts) {
          if (one.kind === 'write') write(one.path, one.text, one.isTyped ? one.path : undefined);
          else if (one.kind === 'wait') wait(10_000);
          else history[one.kind]();
        }
        while (history.next().redo !== '') history.redo();
        const end = new Map(texts);
        while (history.next().undo !== '') history.undo();
        expect(texts).toEqual(start);
        while (history.next().redo !== '') history.redo();
        expect(texts).toEqual(end);
      }),
      { numRuns: runs(200, 1_000) },
    );
  });

  it('takes what is typed without a pause as one step [STU-08]', () => {
    const { textOf, history, write, wait } = open({ 'a.json': 'A' });
    write('a.json', 'Al', 'a.json');
    write('a.json', 'All', 'a.json');
    wait(10_000);
    write('a.json', 'Alls', 'a.json');
    history.undo();
    expect(textOf('a.json')).toBe('All');
    history.undo();
    expect(textOf('a.json')).toBe('A');
    expect(history.next()).toEqual({ undo: '', redo: 'write a.json' });
  });

  it('leaves a file alone that was changed elsewhere since [STU-08]', () => {
    const { texts, textOf, history, write } = open({ 'a.json': 'A', 'b.json': 'B' });
    write('b.json', 'mine');
    write('a.json', 'mine');
    texts.set('a.json', 'theirs');
    expect(() => history.undo()).toThrow('a.json was changed elsewhere since');
    expect(textOf('a.json')).toBe('theirs');
    history.undo();
    expect(textOf('b.json')).toBe('B');
  });
});
