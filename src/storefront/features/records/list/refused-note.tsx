import { useState } from 'react';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';

/** A name in the query of the address whose value cannot be shown. */
export type Unread = {
  readonly name: string;
  readonly why: 'range' | 'future' | 'filter' | 'page';
  /** What shows in its place; nothing takes it out of the address. */
  readonly instead?: string | undefined;
};

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
