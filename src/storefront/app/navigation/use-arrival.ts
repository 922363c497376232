import { useEffect, useLayoutEffect, useRef } from 'react';
import { useApp } from '../app-runtime';
import type { ShownPage } from '../page/shown-page';
import { usePageTitle } from '../page/use-page-title';
import { createFocusMemory } from './focus-memory';
import { createScrollMemory } from './scroll-memory';

/** Sets what a new page changes: title, focus, scroll position, facts. The first page has all of it already. */
export function useArrival({ page, target, entry, arrival, path }: ShownPage): void {
  const { shown, arrived } = useApp();
  const scrollRef = useRef<ReturnType<typeof createScrollMemory>>(undefined);
  const focusRef = useRef<ReturnType<typeof createFocusMemory>>(undefined);
  const isFirst = useRef(true);
  const hasArrived = useRef(false);
  const hasPassed = useRef(false);
  usePageTitle(page, hasArrived);
  useLayoutEffect(() => {
    const scrollMemory = createScrollMemory(window);
    const focusMemory = createFocusMemory(document);
    scrollRef.current = scrollMemory;
    focusRef.current = focusMemory;
    return () => {
      scrollMemory.stop();
      focusMemory.stop();
    };
  }, []);
  useLayoutEffect(() => {
    shown.onLayout(page);
    shown.onPage(page.page);
  }, [shown, page]);
  // By the address and not by the drawn page: a player who has left the login for a slow page has left it.
  useLayoutEffect(() => arrived(target), [arrived, target]);
  // Both before a frame is drawn: one of a page that became shorter scrolls, and that is no place of the entry before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives when its layout does, not when its words change
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    scrollRef.current?.arrive(entry, wasFirst ? 'FIRST' : arrival);
  }, [page.page, path]);
  // The focus comes after the frame: it moves nothing, and what the page draws may still be at work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const isNew = hasArrived.current;
    hasArrived.current = true;
    if (isNew) focusRef.current?.arrive(entry, arrival === 'POP');
  }, [page.page, path]);
  // A step within a page does not scroll; a return to one restores its position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry counts, not how it came
  useLayoutEffect(() => {
    const isPassed = hasPassed.current;
    hasPassed.current = true;
    if (isPassed && arrival === 'POP') scrollRef.current?.arrive(entry, arrival);
    else scrollRef.current?.setEntry(entry);
    focusRef.current?.setEntry(entry);
  }, [entry]);
}
