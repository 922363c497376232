/** Messages of a page to its service worker: the player agreed to the new version, or which files to store. */
export type WorkerMessage =
  | { readonly type: 'take-over' }
  | { readonly type: 'keep'; readonly files: readonly string[] };

/** Parses a message; undefined for anything else. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (value.type === 'take-over') return { type: 'take-over' };
  const files = 'files' in value && Array.isArray(value.files) ? value.files : [];
  return value.type === 'keep' ? { type: 'keep', files: files.filter((file) => typeof file === 'string') } : undefined;
}
