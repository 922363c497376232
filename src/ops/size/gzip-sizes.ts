import filePlugins from '@size-limit/file';
import sizeLimit from 'size-limit';

/** Bytes of each list of files, every file gzipped by itself as a server sends it. */
export async function gzipSizes(lists: readonly (readonly string[])[]): Promise<readonly number[]> {
  const checks = lists.map((files) => ({ files: [...files], gzip: true }));
  const results: unknown = await sizeLimit(filePlugins, { checks });
  if (!Array.isArray(results)) throw new Error('size-limit gave no list, so no size is known. Look at its version.');
  return results.map(sizeOf);
}

function sizeOf(result: unknown): number {
  if (typeof result === 'object' && result !== null && 'size' in result) return Number(result.size);
  throw new Error('size-limit gave a result without a size, so no size is known. Look at its version.');
}
