import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '@/sites/content-hash';
import { messages } from '../messages';
import { updateMirror } from './mirror';
import { filesBelow, isConfigPath, textAt, writeWhole } from './paths';

/** A file that was edited. `conflict`: the file of the source has changed since the edit began. */
export type DraftFile = {
  readonly path: string;
  readonly state: 'changed' | 'new' | 'conflict';
};

/** A file that changed on disk under an edit: as the edit began, as it is on disk, as it is here. Empty: no file. */
export type Conflict = { readonly path: string; readonly began: string; readonly disk: string; readonly here: string };

/** What to do about conflicts: which text to take, if the file on disk is still the one that was asked about. */
export type Answers = { readonly [path: string]: { readonly take: 'here' | 'disk'; readonly disk: string } };

/** The files that were written; none if there are conflicts without an answer. */
export type Saved = { readonly saved: readonly string[]; readonly conflicts: readonly Conflict[] };

/** A draft of a folder of merchants, kept on disk: a crash loses nothing. */
export type Draft = {
  /** The merchants with all edits. */
  readonly folder: string;
  /** The text of a file as it is here; undefined if there is none. */
  readonly textOf: (path: string) => string | undefined;
  /** Whether the source has the file; an edit of it does not count. */
  readonly isInSource: (path: string) => boolean;
  readonly edited: () => readonly DraftFile[];
  /** Writes a file here. A text that equals the source's removes the edit. */
  readonly write: (path: string, text: string) => void;
  readonly discard: (paths: readonly string[]) => void;
  /** Writes the named files into the source. Writes none as long as one of them has a conflict without an answer. */
  readonly save: (paths: readonly string[], answers: Answers) => Saved;
  /** Texts that are shown but never saved, by path. */
  readonly tryOut: (texts: ReadonlyMap<string, string>) => void;
  /** Follows files that came to the source or left it. */
  readonly follow: () => void;
};

/** Opens the draft of `source` below `home`. Each source has its own. */
export function openDraft(source: string, home: string): Draft {
  const place = join(home, contentHash(realpathSync(source)).slice(0, 16));
  const [edits, began, folder] = ['edits', 'began', 'look'].map((name) => resolve(place, name)) as [
    string,
    string,
    string,
  ];
  for (const name of [edits, began]) mkdirSync(name, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  let tried: ReadonlyMap<string, string> = new Map();

  const onDisk = (path: string) => textAt(join(source, path));
  const here = (path: string) => textAt(join(edits, path));
  const beganAs = (path: string) => textAt(join(began, path)) ?? '';
  const editedPaths = () => filesBelow(edits).filter(isConfigPath);

  function follow(): void {
    const texts = new Map(editedPaths().map((path) => [path, here(path) ?? '']));
    updateMirror({ source, mirror: folder, texts: new Map([...texts, ...tried]) });
  }

  function forget(path: string): void {
    rmSync(join(edits, path), { force: true });
    rmSync(join(began, path), { force: true });
  }

  function write(path: string, text: string): void {
    if (!isConfigPath(path)) throw new Error(`"${path}" is not the path of a merchant's file.`);
    const disk = onDisk(path);
    const first = here(path) === undefined ? (disk ?? '') : beganAs(path);
    const next = likeBefore(text, first);
    if (next === disk) forget(path);
    else {
      // The text before the first edit comes first: without it, nobody could tell whether the source has changed.
      if (here(path) === undefined) writeWhole(join(began, path), first);
      writeWhole(join(edits, path), next);
    }
    follow();
  }

  function save(paths: readonly string[], answers: Answers): Saved {
    const files = editedPaths().filter((path) => paths.includes(path));
    const decided = files.map((path) =>
      decide({ path, began: beganAs(path), disk: onDisk(path), here: here(path), answers }),
    );
    const conflicts = decided.flatMap((one) => (one.kind === 'asks' ? [one.conflict] : []));
    if (conflicts.length > 0) return { saved: [], conflicts };
    for (const one of decided) {
      if (one.kind === 'writes') writeToSource(one.path, one.text);
      if (one.kind !== 'asks') forget(one.path);
    }
    follow();
    return { saved: decided.flatMap((one) => (one.kind === 'writes' ? [one.path] : [])), conflicts: [] };
  }

  function writeToSource(path: string, text: string): void {
    try {
      writeWhole(realPath(join(source, path)), text);
    } catch (error) {
      throw new Error(messages.cannotWrite(path, error instanceof Error ? error.message : String(error)));
    }
  }

  // Forgets edits that a crash left behind after they were saved.
  for (const path of editedPaths()) if (here(path) === onDisk(path)) forget(path);
  follow();
  return {
    folder,
    textOf: (path) => (isConfigPath(path) ? (here(path) ?? onDisk(path)) : undefined),
    isInSource: (path) => isConfigPath(path) && onDisk(path) !== undefined,
    edited: () => editedPaths().map((path) => ({ path, state: stateOf(beganAs(path), onDisk(path)) })),
    write,
    discard: (paths) => {
      for (const path of paths.filter(isConfigPath)) forget(path);
      follow();
    },
    save,
    tryOut: (texts) => {
      tried = texts;
      follow();
    },
    follow,
  };
}

function stateOf(began: string, disk: string | undefined): DraftFile['state'] {
  if ((disk ?? '') !== began) return 'conflict';
  return disk === undefined ? 'new' : 'changed';
}

type Decided =
  | { readonly kind: 'writes'; readonly path: string; readonly text: string }
  | { readonly kind: 'keepsDisk'; readonly path: string }
  | { readonly kind: 'asks'; readonly conflict: Conflict };

type Question = {
  readonly path: string;
  readonly began: string;
  readonly disk: string | undefined;
  readonly here: string | undefined;
  readonly answers: Answers;
};

function decide({ path, began, disk = '', here = '', answers }: Question): Decided {
  if (disk === began || disk === here) return { kind: 'writes', path, text: here };
  const answer = answers[path];
  if (answer === undefined || answer.disk !== disk) return { kind: 'asks', conflict: { path, began, disk, here } };
  return answer.take === 'here' ? { kind: 'writes', path, text: here } : { kind: 'keepsDisk', path };
}

/** A text area writes `\n` and knows no byte order mark: both stay as they were in the file. */
function likeBefore(text: string, before: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  const lines = /\r\n/.test(before) && !/(^|[^\r])\n/.test(before) ? plain.replaceAll('\n', '\r\n') : plain;
  return before.startsWith('\uFEFF') && !lines.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

/** The file behind a link. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // A new file.
  }
}
