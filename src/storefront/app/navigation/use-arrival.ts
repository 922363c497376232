import { useEffect, useLayoutEffect, useRef } from 'react';
import { useApp } from '../app-runtime';
import type { ShownPage } from '../page/shown-page';
import { usePageTitle } from '../page/use-page-title';
import { createFocusMemory } from './focus-memory';
import { createScrollMemory } from './scroll-memory';

/** Sets what a new page changes: title, focus, scroll position, facts. The first page has all of it already. */
export function useArrival({ page, target, entry, arrival, path }: ShownPage): void {
  const { pageEvents, arriveAt } = useApp();
  const scrollRef = useRef<ReturnType<typeof createScrollMemory>>(undefined);
  const focusRef = useRef<ReturnType<typeof createFocusMemory>>(undefined);
  // One flag for each effect, since each changes its own in its first run.
  const isFirst = useRef(true);
  const hasArrived = useRef(false);
  const isFirstEntry = useRef(true);
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
    pageEvents.onLayout(page);
    pageEvents.onPage(page.page);
  }, [pageEvents, page]);
  // By the address and not by the drawn page: a guest who leaves the login gives up what the login was for, also while
  // the next page still loads.
  useLayoutEffect(() => arriveAt(target), [arriveAt, target]);
  // If the new page is shorter, drawing it scrolls, and that position would be kept as the one of the page before. So
  // this comes before the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives when its layout does, not when its words change
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    scrollRef.current?.arrive(entry, wasFirst ? 'FIRST' : arrival);
  }, [page.page, path]);
  // The focus moves nothing on the screen, so it comes after the frame and leaves the frame to drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const isFirstPage = !hasArrived.current;
    hasArrived.current = true;
    if (!isFirstPage) focusRef.current?.arrive(entry, arrival === 'POP');
  }, [page.page, path]);
  // A step within a page does not scroll; a return to one restores its position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry counts, not how it came
  useLayoutEffect(() => {
    const wasFirst = isFirstEntry.current;
    isFirstEntry.current = false;
    if (!wasFirst && arrival === 'POP') scrollRef.current?.arrive(entry, arrival);
    else scrollRef.current?.setEntry(entry);
    focusRef.current?.setEntry(entry);
  }, [entry]);
}
