import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messages } from './messages';

export type BrandContents = ReadonlyMap<string, string | Uint8Array>;

/**
 * Writes a brand's files into a new folder, all or none: they are written beside it under a hidden name, which no
 * server reads, and then renamed. Throws an `Error` for ops if the folder exists or cannot be written.
 */
export async function writeBrand(root: string, id: string, files: BrandContents): Promise<void> {
  const folder = join(root, id);
  if (await pathExists(folder)) throw new Error(messages.taken(folder));
  const draftFolder = await mkdtemp(join(root, `.new-${id}-`)).catch((error) => {
    throw new Error(messages.notWritten(folder, reasonOf(error)));
  });
  // 130 is how a shell tells that a program was interrupted.
  const onInterrupt = () => void rm(draftFolder, { recursive: true, force: true }).then(() => process.exit(130));
  process.once('SIGINT', onInterrupt);
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(draftFolder, path)), { recursive: true });
      await writeFile(join(draftFolder, path), content);
    }
    // `mkdtemp` makes a folder for its owner alone, and servers must read a brand.
    await chmod(draftFolder, 0o755);
    // Does not replace a folder that was made meanwhile: renaming onto a folder with files fails.
    await rename(draftFolder, folder);
  } catch (error) {
    throw new Error(messages.notWritten(folder, reasonOf(error)));
  } finally {
    process.off('SIGINT', onInterrupt);
    await rm(draftFolder, { recursive: true, force: true });
  }
}

export async function pathExists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
