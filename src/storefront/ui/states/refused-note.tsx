import { useState } from 'react';
import { createLazy, LazyComponent } from './lazy-component';

/** A parameter of the address whose value cannot be shown. */
export type Unread = {
  readonly name: string;
  readonly why: 'range' | 'future' | 'filter' | 'page';
  /** The value that shows instead. Without it nothing is removed from the address. */
  readonly instead?: string | undefined;
};

const whys: { readonly [name: string]: Unread['why'] } = { days: 'range', page: 'page' };

/** The parameters in the address that could not be read. */
export function unreadIn(params: URLSearchParams, read: { readonly [name: string]: unknown }): readonly Unread[] {
  const unread = Object.entries(read).filter(([name, value]) => params.has(name) && value === undefined);
  return unread.map(([name]) => ({ name, why: whys[name] ?? 'filter' }));
}

/** A page number beyond the last page, from an old link. */
export function unreadPage(page: number, pages: number): readonly Unread[] {
  return page > pages ? [{ name: 'page', why: 'page', instead: pages > 1 ? String(pages) : undefined }] : [];
}

/** An id in an address; undefined without one. */
export function readId(text: string | null): string | undefined {
  return /^\d{1,18}$/.exec(text ?? '')?.[0];
}

/** A page number in an address, from 1; undefined without one. */
export function readPage(text: string | null): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Rarely needed, so its code loads at the first bad address. */
const words = createLazy(async () => ({ default: (await import('./refused-words')).RefusedWords }));

/** Says which parts of the address cannot be shown, and removes them. */
export function RefusedNote({ unread }: { readonly unread: readonly Unread[] }) {
  const [wasRefused, setWasRefused] = useState(false);
  if (unread.length > 0 && !wasRefused) setWasRefused(true);
  if (!wasRefused) return null;
  return (
    <LazyComponent of={words} fallback={null} lost={null}>
      {(Words) => <Words unread={unread} />}
    </LazyComponent>
  );
}
