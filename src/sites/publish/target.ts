/** A file that goes up. Its name tells its content, so what stands there already is the same. */
export type Upload = {
  readonly file: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** True where it is written even if it stands there, so that it counts as new. */
  readonly isRenewed?: boolean;
};

/** The pointer as it was read. `etag` names exactly this content. */
export type PointerAt = { readonly text: string; readonly etag: string };

/** Where `publish` writes to: a folder, or a bucket of an object store. */
export type Target = {
  /** As ops wrote it. */
  readonly name: string;
  /** Whether a file of this size stands there. */
  readonly has: (file: string, size: number) => Promise<boolean>;
  /** The content of a file; `undefined` where there is none. */
  readonly read: (file: string) => Promise<Uint8Array | undefined>;
  readonly put: (upload: Upload) => Promise<void>;
  /** Reads `index.json`; `undefined` where nothing was published yet. */
  readonly pointer: () => Promise<PointerAt | undefined>;
  /**
   * Writes `index.json` if it is still the one with this ETag, or is still missing where `etag` is `undefined`. False
   * where somebody else wrote it meanwhile, or may have.
   */
  readonly movePointer: (text: string, etag: string | undefined) => Promise<boolean>;
  /** Overwrites `index.json` without a condition: only where nobody else publishes. */
  readonly forcePointer: (text: string) => Promise<void>;
  /** Whether it refuses a conditional write whose condition is not met. Many stores ignore conditions. */
  readonly keepsConditions: () => Promise<boolean>;
};

export const pointerFile = 'index.json';
