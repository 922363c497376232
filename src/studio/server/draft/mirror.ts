import { cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { textAt, writeWhole } from './paths';

/** What stands at a name of the mirror: a link to the source, a folder or file of its own, or a copy. */
type Kind = 'link' | 'folder' | 'file' | 'copy';

/** The folders of a mirror, and the texts that stand in it instead of those of the source, by path. */
export type MirrorInput = {
  readonly source: string;
  readonly mirror: string;
  readonly texts: ReadonlyMap<string, string>;
};

/**
 * Makes `mirror` a folder of merchants that is `source` with other texts. The rest are links to the source, so that a
 * thousand brands cost nothing and a change of the source shows. Only the assets of a brand with other texts are a
 * copy, which follows the source at each call.
 */
export function updateMirror({ source, mirror, texts }: MirrorInput): void {
  mkdirSync(mirror, { recursive: true });
  updateFolder({ source, mirror, texts }, '');
}

function updateFolder(input: MirrorInput, folder: string): void {
  const wanted = wantedIn(input, folder);
  const target = join(input.mirror, folder);
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const kind = wanted.get(entry.name);
    const isRightKind = entry.isSymbolicLink() ? kind === 'link' : kind !== 'link' && kind !== undefined;
    // A link stays until the folder that replaces it is complete.
    if (!isRightKind && kind !== 'folder') rmSync(join(target, entry.name), { recursive: true, force: true });
  }
  for (const [name, kind] of wanted) putInPlace(input, folder === '' ? name : `${folder}/${name}`, kind);
}

/** The names of a folder, each with its kind. */
function wantedIn({ source, texts }: MirrorInput, folder: string): ReadonlyMap<string, Kind> {
  const wanted = new Map<string, Kind>();
  const isBrand = folder !== '' && !folder.includes('/');
  // `assets` is copied: servers follow no link that leads out of a brand's assets.
  for (const name of namesIn(join(source, folder))) wanted.set(name, isBrand && name === 'assets' ? 'copy' : 'link');
  const prefix = folder === '' ? '' : `${folder}/`;
  for (const path of texts.keys()) {
    if (!path.startsWith(prefix)) continue;
    const [name = '', ...rest] = path.slice(prefix.length).split('/');
    wanted.set(name, rest.length === 0 ? 'file' : 'folder');
  }
  return wanted;
}

function namesIn(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

function putInPlace(input: MirrorInput, path: string, kind: Kind): void {
  const target = join(input.mirror, path);
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (kind === 'folder') placeFolder(input, path);
  else if (kind === 'file') placeText(target, input.texts.get(path) ?? '');
  else if (stats === undefined && kind === 'link') link(join(input.source, path), target);
  else if (kind === 'copy') updateCopy(join(input.source, path), target);
}

/** A folder takes the place of a link once it is complete: a server would take a brand without files for a gone one. */
function placeFolder(input: MirrorInput, path: string): void {
  const target = join(input.mirror, path);
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() === false) {
    updateFolder(input, path);
    return;
  }
  const building = join(input.mirror, '.building');
  rmSync(building, { recursive: true, force: true });
  mkdirSync(join(building, path), { recursive: true });
  updateFolder({ ...input, mirror: building }, path);
  rmSync(target, { recursive: true, force: true });
  renameSync(join(building, path), target);
  rmSync(building, { recursive: true, force: true });
}

function placeText(target: string, text: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(target);
  if (textAt(target) !== text) writeWhole(target, text);
}

function link(from: string, target: string): void {
  try {
    symlinkSync(from, target);
  } catch {
    copy(from, target); // Windows lets few users make links.
  }
}

/** Copies what is new or was replaced, and removes what is gone. */
function updateCopy(from: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) removeGone(from, target);
  copy(from, target);
}

function removeGone(from: string, target: string): void {
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const [source, copied] = [join(from, entry.name), join(target, entry.name)];
    const stats = statSync(source, { throwIfNoEntry: false });
    // A file also goes where the source has a folder of its name now, and a folder where it has a file.
    if (stats?.isDirectory() !== entry.isDirectory()) rmSync(copied, { recursive: true, force: true });
    else if (entry.isDirectory()) removeGone(source, copied);
  }
}

function copy(from: string, target: string): void {
  cpSync(from, target, { recursive: true, dereference: true, preserveTimestamps: true, filter: isOutdated });
}

/** Whether a folder, or a file of which there is no copy with its size and time. */
function isOutdated(from: string, target: string): boolean {
  const [source, copied] = [from, target].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (source === undefined || source.isDirectory() || copied === undefined) return source !== undefined;
  // A copy has the time of its source in whole milliseconds.
  return source.size !== copied.size || Math.abs(source.mtimeMs - copied.mtimeMs) > 2;
}
