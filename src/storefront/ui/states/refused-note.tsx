import { useState } from 'react';
import { createLazy, LazyComponent } from './lazy-component';

/** A parameter of the address whose value cannot be shown. */
export type InvalidParam = {
  readonly name: string;
  readonly why: 'range' | 'future' | 'filter' | 'page';
  /** The value that replaces it in the address. Without one the parameter is removed. */
  readonly instead?: string | undefined;
};

const reasonsByName: { readonly [name: string]: InvalidParam['why'] } = { days: 'range', page: 'page' };

/** The parameters in the address that could not be read. */
export function invalidParamsIn(
  params: URLSearchParams,
  read: { readonly [name: string]: unknown },
): readonly InvalidParam[] {
  const invalid = Object.entries(read).filter(([name, value]) => params.has(name) && value === undefined);
  return invalid.map(([name]) => ({ name, why: reasonsByName[name] ?? 'filter' }));
}

/** A page number beyond the last page, from an old link. */
export function invalidPage(page: number, pages: number): readonly InvalidParam[] {
  return page > pages ? [{ name: 'page', why: 'page', instead: pages > 1 ? String(pages) : undefined }] : [];
}

/** An id in an address; undefined if it is none. */
export function readId(text: string | null): string | undefined {
  return /^\d{1,18}$/.exec(text ?? '')?.[0];
}

/** A page number in an address, from 1; undefined if it is none. */
export function readPage(text: string | null): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Rarely needed, so its code loads at the first bad address. */
const lazyWords = createLazy(async () => ({ default: (await import('./refused-words')).RefusedWords }));

/** Says which parts of the address cannot be shown, and removes or replaces them. */
export function RefusedNote({ unread }: { readonly unread: readonly InvalidParam[] }) {
  const [wasRefused, setWasRefused] = useState(false);
  if (unread.length > 0 && !wasRefused) setWasRefused(true);
  if (!wasRefused) return null;
  return (
    <LazyComponent of={lazyWords} fallback={null} lost={null}>
      {(Words) => <Words unread={unread} />}
    </LazyComponent>
  );
}
