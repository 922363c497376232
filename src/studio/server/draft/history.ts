import { messages } from '../messages';
import type { Draft } from './open-draft';

/** A change of one file: its text before and after; undefined where there was none. */
type FileChange = { readonly path: string; readonly before: string | undefined; readonly after: string | undefined };

/** What somebody did, in words. Steps of one `series` that follow each other quickly are one. */
export type StepName = { readonly words: string; readonly series?: string };

type Step = StepName & { readonly changes: readonly FileChange[]; readonly at: number };

/** The steps that were done to a draft, in all its files, in their order. */
export type History = {
  /** Does something to files of the draft, and keeps how to take it back. */
  readonly record: (name: StepName, paths: readonly string[], act: () => void) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** In words, what would be undone and redone; empty if nothing. */
  readonly next: () => { readonly undo: string; readonly redo: string };
};

/** Milliseconds within which steps of a series become one. */
const pause = 1_500;
/** Most steps that are kept. */
const most = 500;

export function createHistory(
  draft: Pick<Draft, 'textOf' | 'isInSource' | 'write' | 'discard'>,
  now: () => number = Date.now,
): History {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];

  function record(name: StepName, paths: readonly string[], act: () => void): void {
    const before = paths.map((path) => ({ path, before: draft.textOf(path) }));
    act();
    const changes = before
      .map((one): FileChange => ({ ...one, after: draft.textOf(one.path) }))
      .filter(({ before: text, after }) => text !== after);
    if (changes.length === 0) return;
    const step = { ...name, changes, at: now() };
    const last = done.at(-1);
    undone = [];
    done = last !== undefined && isContinued(last, step) ? [...done.slice(0, -1), joined(last, step)] : [...done, step];
    done = done.slice(-most);
  }

  /** Brings files back to a text, if all of them are still as the step left them; else none. */
  function applyChanges(changes: readonly FileChange[]): void {
    for (const { path, before, after } of changes) {
      if (draft.textOf(path) !== before) throw new Error(messages.changedSince(path));
      if (after === undefined && draft.isInSource(path)) throw new Error(messages.isSaved(path));
    }
    for (const { path, after } of changes) {
      if (after === undefined) draft.discard([path]);
      else draft.write(path, after);
    }
  }

  return {
    record,
    undo: () => {
      const step = done.at(-1);
      if (step === undefined) return;
      done = done.slice(0, -1);
      applyChanges(step.changes.map(({ path, before, after }) => ({ path, before: after, after: before })));
      undone = [...undone, step];
    },
    redo: () => {
      const step = undone.at(-1);
      if (step === undefined) return;
      undone = undone.slice(0, -1);
      applyChanges(step.changes);
      // At 0, so that the next step of its series does not continue it.
      done = [...done, { ...step, at: 0 }];
    },
    next: () => ({ undo: done.at(-1)?.words ?? '', redo: undone.at(-1)?.words ?? '' }),
  };
}

function isContinued(last: Step, { series, changes, at }: Step): boolean {
  return (
    series !== undefined &&
    last.series === series &&
    at - last.at <= pause &&
    changes.every(({ path, before }) => last.changes.some((one) => one.path === path && one.after === before))
  );
}

/** One step of two. */
function joined(last: Step, step: Step): Step {
  const changes = last.changes.map((one) => {
    const next = step.changes.find(({ path }) => path === one.path);
    return next === undefined ? one : { ...one, after: next.after };
  });
  return { ...step, changes };
}
