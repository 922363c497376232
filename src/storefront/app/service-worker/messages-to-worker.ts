/**
 * Messages of a page to its service worker: the player agreed to the new version, documents are to be stored anew since
 * the language has changed, or which files to store.
 */
export type WorkerMessage =
  | { readonly type: 'take-over' | 'renew' }
  | { readonly type: 'keep'; readonly files: readonly string[] };

/** Parses a message; undefined for anything else. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (value.type === 'take-over' || value.type === 'renew') return { type: value.type };
  const files = 'files' in value && Array.isArray(value.files) ? value.files : [];
  return value.type === 'keep' ? { type: 'keep', files: files.filter((file) => typeof file === 'string') } : undefined;
}
