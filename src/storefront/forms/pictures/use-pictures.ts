import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { keepPictures } from './keep-pictures';
import { pictureShelfOf, type Upload } from './picture-shelf';
import type { ChosenPicture } from './pictures';
import { takePicture } from './take-picture';

const noPictures: readonly ChosenPicture[] = [];

type Options = {
  /** Name of the form. */
  readonly form: string;
  readonly most: number;
  readonly upload: Upload;
  /** Uploaded pictures stay after a reload, for this tab. */
  readonly keeps?: boolean;
};

/** Chosen pictures up to a limit, each with its upload, and the text key of why the last choice was refused. */
export function usePictures({ form, most, upload, keeps = false }: Options) {
  const gateway = useGateway();
  const { userName } = gateway.scope;
  const shelf = pictureShelfOf(form, userName, upload);
  useEffect(() => (keeps ? keepPictures(shelf, `${form} ${userName}`) : undefined), [keeps, shelf, form, userName]);
  const pictures = useSyncExternalStore(shelf.subscribe, shelf.current, () => noPictures);
  const [refusal, setRefusal] = useState<string>();
  const [readingCount, setReading] = useState(0);
  const pendingChecks = useRef<Promise<unknown>>(Promise.resolve());
  const add = async (files: readonly File[]) => {
    setRefusal(undefined);
    setReading((now) => now + 1);
    const results = await Promise.all(files.map(takePicture));
    const accepted = results.flatMap((result) => ('picture' in result ? [result.picture] : []));
    const refusals = results.flatMap((result) => ('refusal' in result ? [result.refusal] : []));
    const isTooMany = accepted.length > most - shelf.current().length;
    setRefusal(refusals[0] ?? (isTooMany ? 'error.picture.many' : undefined));
    shelf.add(accepted, most, gateway);
    setReading((now) => now - 1);
  };
  return {
    pictures,
    refusal,
    /** A choice is being checked and shrunk. */
    isReading: readingCount > 0,
    add: (files: readonly File[]) => {
      pendingChecks.current = Promise.all([pendingChecks.current, add(files)]);
    },
    retry: (key: string) => shelf.retry(key, gateway),
    remove: (key: string) => {
      setRefusal(undefined);
      shelf.remove(key);
    },
    /** The addresses of all chosen pictures, including those that are still being checked. */
    addresses: async () => {
      await pendingChecks.current;
      return shelf.addresses(gateway);
    },
    clear: () => {
      setRefusal(undefined);
      shelf.clear();
    },
  };
}
