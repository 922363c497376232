import { useEffect, useRef, useState } from 'react';
import { searchText } from '@/storefront/platform/languages/search-text';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { isLongSearch } from '@/storefront/ui/fields/long-search';
import { createComposition, hasComposingKeyboard } from './composition';

export type SearchOptions = {
  /** The search text in the page's address. */
  readonly value: string;
  /** Milliseconds between the last letter and the search; 0 waits for `submit`. */
  readonly delay: number;
  /** True while something covers the list: the search waits. */
  readonly isCovered: boolean;
  readonly onSearch: (text: string) => void;
};

export type SearchText = ReturnType<typeof useSearchText>;

/** Extra milliseconds for a word that may be unfinished: enough to choose one of the keyboard's suggestions. */
const unsureDelay = 1500;

/** The text of a search box. It is searched shortly after the last letter, or at once by `submit`. */
export function useSearchText({ value, delay, isCovered, onSearch }: SearchOptions) {
  const [text, setText] = useState(value);
  /** Typed text that was not searched yet. */
  const [pendingText, setPendingText] = useState<string>();
  /** The text may be unfinished. */
  const [isUnsure, setUnsure] = useState(false);
  /** The last search of this box. The address gets it a moment later, and more may be typed meanwhile. */
  const lastSearch = useRef(value);
  const { composition, readiness } = useComposition();
  useEffect(() => {
    if (lastSearch.current === value) return;
    // A tab or the back button has changed the search in the address.
    lastSearch.current = value;
    setText(value);
    setPendingText(undefined);
  }, [value]);
  const search = (next: string) => {
    lastSearch.current = normalizedSearch(next);
    onSearch(lastSearch.current);
  };
  const searchRef = useRef(search);
  searchRef.current = search;
  useEffect(() => {
    if (pendingText === undefined || delay === 0 || isCovered || isLongSearch(pendingText)) return undefined;
    const searchPending = () => {
      setPendingText(undefined);
      // Another vendor may have been chosen since: `search` of this closure would keep the old one.
      searchRef.current(pendingText);
    };
    const timer = setTimeout(searchPending, delay + (isUnsure ? unsureDelay : 0));
    return () => clearTimeout(timer);
  }, [pendingText, delay, isCovered, isUnsure]);
  return {
    text,
    composition,
    handleInput: (next: string) => {
      const typed = readiness();
      setText(next);
      setUnsure(typed === 'maybeComplete');
      setPendingText(typed === 'incomplete' ? undefined : next);
    },
    submit: (next: string) => {
      setText(next);
      setPendingText(undefined);
      if (normalizedSearch(next) !== value && !isLongSearch(next)) search(next);
    },
  };
}

/** What the keyboard composes, and whether the typed word is finished. */
function useComposition() {
  const language = useLanguage();
  const [composition] = useState(createComposition);
  const readiness = () => {
    const { navigator } = window;
    const languages = [htmlLanguage(language), ...navigator.languages];
    return composition.readinessOf({ languages, composesWords: hasComposingKeyboard(navigator) });
  };
  return { composition, readiness };
}

/** The search for a typed text, normalized as names are. */
function normalizedSearch(text: string): string {
  return searchText(text).trim();
}
