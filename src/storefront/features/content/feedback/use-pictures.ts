import { useState } from 'react';
import { type FeedbackPicture, readPicture, refusalOf } from './pictures';

/** Pictures that were chosen, at most so many; why the last choice was not taken, as a text key. */
export function usePictures(most: number) {
  const [pictures, setPictures] = useState<readonly FeedbackPicture[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const add = async (files: readonly File[]) => {
    const refused = files.map(refusalOf).find((key) => key !== undefined);
    const taken = files.filter((file) => refusalOf(file) === undefined);
    const room = most - pictures.length;
    setRefusal(refused ?? (taken.length > room ? 'error.feedback.many' : undefined));
    try {
      const read = await Promise.all(taken.slice(0, room).map(readPicture));
      setPictures((now) =>
        [...now, ...read.filter(({ key }) => !now.some((known) => known.key === key))].slice(0, most),
      );
    } catch {
      setRefusal('error.feedback.kind'); // The file is gone, or is none.
    }
  };
  return {
    pictures,
    refusal,
    add: (files: readonly File[]) => void add(files),
    remove: (key: string) => {
      setRefusal(undefined);
      setPictures((now) => now.filter((picture) => picture.key !== key));
    },
    clear: () => setPictures([]),
  };
}
