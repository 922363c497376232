import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messages } from '../messages';

/** A folder of merchants to read, and what to do when it is read. */
export type ConfigAt = { readonly folder: string; readonly close: () => void };

/** The merchants of a folder, or of `config` as a git revision has it. Throws an `Error` for ops where it is neither. */
export function configAt(place: string, config: string): ConfigAt {
  if (existsSync(place) && statSync(place).isDirectory()) return { folder: resolve(place), close: () => undefined };
  const commit = git(resolve(config), ['rev-parse', '--verify', '--quiet', `${place}^{commit}`]);
  if (commit === undefined) throw new Error(messages.noPlace(place));
  return unpack(place, commit.trim(), resolve(config));
}

function unpack(place: string, commit: string, config: string): ConfigAt {
  const prefix = git(config, ['rev-parse', '--show-prefix'])?.trim();
  const top = git(config, ['rev-parse', '--show-toplevel'])?.trim();
  const temporary = mkdtempSync(join(tmpdir(), 'merchant-diff-'));
  const close = () => rmSync(temporary, { recursive: true, force: true });
  const archive = join(temporary, 'config.tar');
  const folder = join(temporary, 'config');
  mkdirSync(folder);
  const made =
    prefix === undefined || top === undefined ? undefined : git(top, ['archive', '-o', archive, `${commit}:${prefix}`]);
  if (made === undefined) {
    close();
    throw new Error(messages.noConfigThen(place, config));
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return { folder, close };
}

function git(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
