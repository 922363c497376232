import { useState } from 'react';
import { createLazy, LazyComponent } from './lazy-component';

/** A name in the query of the address whose value cannot be shown. */
export type Unread = {
  readonly name: string;
  readonly why: 'range' | 'future' | 'filter' | 'page';
  /** What shows in its place; nothing takes it out of the address. */
  readonly instead?: string | undefined;
};

const whys: { readonly [name: string]: Unread['why'] } = { days: 'range', page: 'page' };

/** Which of these names stand in the query of the address, and were read as nothing. */
export function unreadIn(params: URLSearchParams, read: { readonly [name: string]: unknown }): readonly Unread[] {
  const unread = Object.entries(read).filter(([name, value]) => params.has(name) && value === undefined);
  return unread.map(([name]) => ({ name, why: whys[name] ?? 'filter' }));
}

/** A page that is no more, where a link is older than the list. */
export function unreadPage(page: number, pages: number): readonly Unread[] {
  return page > pages ? [{ name: 'page', why: 'page', instead: pages > 1 ? String(pages) : undefined }] : [];
}

/** An id in an address; undefined where there is none. */
export function readId(text: string | null): string | undefined {
  return /^\d{1,18}$/.exec(text ?? '')?.[0];
}

/** A page in an address, from 1; undefined where there is none. */
export function readPage(text: string | null): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Seldom needed: its code comes with the first address that cannot be shown. */
const words = createLazy(async () => ({ default: (await import('./refused-words')).RefusedWords }));

/** Says what of the address cannot be shown, and takes it out of there. */
export function RefusedNote({ unread }: { readonly unread: readonly Unread[] }) {
  const [wasRefused, setWasRefused] = useState(false);
  if (unread.length > 0 && !wasRefused) setWasRefused(true);
  if (!wasRefused) return null;
  return (
    <LazyComponent of={words} fallback={null}>
      {(Words) => <Words unread={unread} />}
    </LazyComponent>
  );
}
