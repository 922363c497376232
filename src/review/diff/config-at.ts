import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { messages } from '../messages';
import { commitOf, git } from '../workspace/git';
import { copyPublished } from './copy-published';
import { type Consoles, copyServed } from './copy-served';

/** A folder of merchants to read. `close` removes it if it was made for this. */
export type ConfigFolder = {
  readonly folder: string;
  readonly close: () => void;
  /** A note that a reader needs before the changes. */
  readonly note?: string;
  /**
   * Set if the place is a running server, whose pages are already resolved: its platform's answers. The other side is
   * resolved with them.
   */
  readonly consoles?: Consoles;
};

/**
 * The merchants of a place as a folder: a folder, an address of published sites or of a running server, or a git
 * revision of `config`. Throws an `Error` for ops if the place is none of these.
 */
export async function configAt(place: string, config: string): Promise<ConfigFolder> {
  if (/^https?:\/\//.test(place)) return configAtUrl(place, config);
  if (existsSync(place) && statSync(place).isDirectory()) return folderAt(place);
  return unpackRevision(place, commitOf(place, resolve(config)), resolve(config));
}

/** Without any brand here, every brand would seem to be removed. */
function folderAt(place: string): ConfigFolder {
  const folder = resolve(place);
  const brands = brandsIn(folder);
  if (brands.length > 0) return { folder, close: () => undefined };
  const likelyFolder = existsSync(join(folder, 'merchant.json')) ? dirname(folder) : join(folder, 'merchant-configs');
  const suggestion = brandsIn(likelyFolder).length === 0 ? undefined : pathFromHere(likelyFolder);
  throw new Error(messages.noBrands(place, subfoldersOf(folder), suggestion));
}

function brandsIn(folder: string): readonly string[] {
  return subfoldersOf(folder).filter((name) => existsSync(join(folder, name, 'merchant.json')));
}

function subfoldersOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** The folder's path as one would type it here. */
function pathFromHere(folder: string): string {
  const name = relative(process.cwd(), folder);
  return name === '' ? '.' : name.startsWith('..') ? folder : name;
}

/** An address: an object store of published sites, otherwise a running server. */
async function configAtUrl(place: string, config: string): Promise<ConfigFolder> {
  const { folder, close } = temporaryFolder();
  const url = new URL(place.endsWith('/') ? place : `${place}/`);
  try {
    if (await copyPublished(url, folder, resolve(config)))
      return { folder, close, note: messages.consolesOfHere(place, config) };
    const { consoles, closed } = await copyServed(url, folder, config);
    const notes = [messages.onlyServed(place), ...(closed.length > 0 ? [messages.closedThere(closed, place)] : [])];
    return { folder, close, consoles, note: notes.join('\n') };
  } catch (error) {
    close();
    throw error;
  }
}

function unpackRevision(place: string, commit: string, config: string): ConfigFolder {
  const prefix = git(config, ['rev-parse', '--show-prefix'])?.trim();
  const top = git(config, ['rev-parse', '--show-toplevel'])?.trim();
  const { folder, close } = temporaryFolder();
  const archive = `${folder}.tar`;
  const archiveOutput =
    prefix === undefined || top === undefined ? undefined : git(top, ['archive', '-o', archive, `${commit}:${prefix}`]);
  if (archiveOutput === undefined) {
    close();
    throw new Error(messages.noConfigThen(place, config));
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return { folder, close };
}

function temporaryFolder(): ConfigFolder {
  const temporary = mkdtempSync(join(tmpdir(), 'merchant-diff-'));
  const folder = join(temporary, 'config');
  mkdirSync(folder);
  return { folder, close: () => rmSync(temporary, { recursive: true, force: true }) };
}
