import type { CallOptions, Gateway } from '@/storefront/platform/gateway/gateway';
import { sendWithProgress } from '@/storefront/platform/gateway/send-with-progress';
import type { ChosenPicture } from './pictures';

/** Uploads one picture and gives its address. */
export type Upload = (gateway: Gateway, file: File, options: CallOptions) => Promise<string>;

/** Pictures of a form that is not sent yet, with their uploads. They outlive the form. */
export type PictureShelf = {
  readonly current: () => readonly ChosenPicture[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds pictures up to the limit, skips those that are there already, and uploads them. */
  readonly add: (pictures: readonly ChosenPicture[], most: number, gateway: Gateway) => void;
  /** Restores pictures that were uploaded before a reload, unless others were chosen since. */
  readonly restore: (pictures: readonly ChosenPicture[]) => void;
  readonly remove: (key: string) => void;
  /** Uploads a failed one again. */
  readonly retry: (key: string, gateway: Gateway) => void;
  /** The addresses of all pictures once they are uploaded; undefined if one failed. Failed ones are tried again. */
  readonly addresses: (gateway: Gateway) => Promise<readonly string[] | undefined>;
  readonly clear: () => void;
};

const shelves = new Map<string, PictureShelf>();
/** Milliseconds: a slow line carries 5 MB in two minutes. */
const longestUpload = 120_000;

/** The pictures of a member's form, by form and user name, so that they outlive a session that ends under the form. */
export function pictureShelfOf(form: string, userName: string, upload: Upload): PictureShelf {
  const key = JSON.stringify([form, userName]);
  const shelf = shelves.get(key) ?? createPictureShelf(upload);
  shelves.set(key, shelf);
  return shelf;
}

export function createPictureShelf(upload: Upload): PictureShelf {
  const listeners = new Set<() => void>();
  const uploads = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>();
  let pictures: readonly ChosenPicture[] = [];
  const setPictures = (next: readonly ChosenPicture[]) => {
    pictures = next;
    for (const listener of [...listeners]) listener();
  };
  const setUpload = (key: string, state: ChosenPicture['upload']) =>
    setPictures(pictures.map((picture) => (picture.key === key ? { ...picture, upload: state } : picture)));
  const send = async ({ key, file }: ChosenPicture, gateway: Gateway, { signal }: AbortController) => {
    if (file === undefined) return;
    const through = sendWithProgress((share) => setUpload(key, { state: 'sending', share }));
    try {
      const address = await upload(gateway, file, { timeoutMs: longestUpload, signal, through });
      setUpload(key, { state: 'sent', address });
    } catch (error) {
      if (!signal.aborted) setUpload(key, { state: 'failed', error });
    }
  };
  const start = (picture: ChosenPicture, gateway: Gateway) => {
    const controller = new AbortController();
    setUpload(picture.key, { state: 'sending', share: 0 });
    const done = send(picture, gateway, controller).finally(() => {
      if (uploads.get(picture.key)?.stop === controller) uploads.delete(picture.key);
    });
    uploads.set(picture.key, { stop: controller, done });
  };
  const remove = (key: string) => {
    uploads.get(key)?.stop.abort();
    uploads.delete(key);
    setPictures(pictures.filter((picture) => picture.key !== key));
  };
  const retry = (key: string, gateway: Gateway) => {
    const picture = pictures.find((one) => one.key === key);
    if (picture?.upload.state === 'failed') start(picture, gateway);
  };
  return {
    current: () => pictures,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (chosen, most, gateway) => {
      const knownKeys = new Set(pictures.map(({ key }) => key));
      const newPictures = chosen.filter(({ key }) => !knownKeys.has(key)).slice(0, most - pictures.length);
      setPictures([...pictures, ...newPictures]);
      for (const picture of newPictures) start(picture, gateway);
    },
    restore: (restored) => {
      if (pictures.length === 0 && restored.length > 0) setPictures(restored);
    },
    remove,
    retry,
    addresses: async (gateway) => {
      for (const { key } of pictures) retry(key, gateway);
      await Promise.all([...uploads.values()].map(({ done }) => done));
      const sentAddresses = pictures.flatMap(({ upload }) => (upload.state === 'sent' ? [upload.address] : []));
      return sentAddresses.length === pictures.length ? sentAddresses : undefined;
    },
    clear: () => {
      for (const { key } of pictures) remove(key);
    },
  };
}
