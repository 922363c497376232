import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '@/storefront/platform/browser/is-composing';
import { searchText } from '@/storefront/platform/languages/search-text';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { isLongSearch, LongSearch } from '@/storefront/ui/fields/long-search';
import { Icon } from '@/storefront/ui/icons/icon';
import { composesWords, createComposition } from './half-typed';
import styles from './search-box.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** Other parameters of the address, for a search that is sent as a form. */
  readonly otherParams: readonly (readonly [name: string, value: string])[];
  /** Milliseconds between the last letter and the search; 0 waits for Enter. */
  readonly delay: number;
  /** True while something covers the list: the search waits. */
  readonly isCovered: boolean;
  readonly onSearch: (text: string) => void;
};

/** Extra milliseconds for a word that may be unfinished: enough to choose one of the keyboard's suggestions. */
const unsureDelay = 1500;

/**
 * Searches at once on Enter, and shortly after the last letter. Escape and the cross clear the text. Text that was
 * typed before hydration stays; Enter then submits the form.
 */
export function SearchBox({ label, value, otherParams, delay, isCovered, onSearch }: Props) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState(value);
  /** Typed text that was not searched yet. */
  const [pendingText, setPendingText] = useState<string>();
  /** The text may be unfinished. */
  const [isUnsure, setUnsure] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The last search of this box. The address gets it a moment later, and more may be typed meanwhile. */
  const lastSearch = useRef(value);
  const [composition] = useState(createComposition);
  useEffect(() => {
    if (lastSearch.current === value) return;
    // A tab or the back button has changed the search in the address.
    lastSearch.current = value;
    setText(value);
    setPendingText(undefined);
  }, [value]);
  const search = (next: string) => {
    setPendingText(undefined);
    if (normalizedSearch(next) !== value && !isLongSearch(next)) sendSearch(next);
  };
  const sendSearch = (next: string) => {
    lastSearch.current = normalizedSearch(next);
    onSearch(lastSearch.current);
  };
  const sendSearchRef = useRef(sendSearch);
  sendSearchRef.current = sendSearch;
  useEffect(() => {
    if (pendingText === undefined || delay === 0 || isCovered || isLongSearch(pendingText)) return undefined;
    const timer = setTimeout(
      () => {
        setPendingText(undefined);
        // In the current address, since a vendor may have been tapped meanwhile.
        sendSearchRef.current(pendingText);
      },
      delay + (isUnsure ? unsureDelay : 0),
    );
    return () => clearTimeout(timer);
  }, [pendingText, delay, isCovered, isUnsure]);
  const handleText = (next: string) => {
    setText(next);
    const { navigator } = window;
    const languages = [htmlLanguage(language), ...navigator.languages];
    const readiness = composition.readinessOf({ languages, composesWords: composesWords(navigator) });
    setUnsure(readiness === 'unsure');
    setPendingText(readiness === 'half' ? undefined : next);
  };
  useEarlyText(input, value, handleText);
  const clear = () => {
    setText('');
    search('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        {otherParams.map(([name, otherValue]) => (
          <input key={name} type="hidden" name={name} value={otherValue} />
        ))}
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <span className={styles.icon}>
          <Icon name="search" size="s" />
        </span>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={label}
          value={text}
          onChange={(event) => handleText(event.target.value)}
          onCompositionUpdate={({ data }) => composition.update(data)}
          onCompositionEnd={({ data, currentTarget }) => {
            composition.end(data);
            handleText(currentTarget.value);
          }}
          onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && clear()}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          {label}
        </button>
        {text !== '' && <IconButton icon="close" label={t('widget.games.clear')} onClick={clear} />}
      </form>
      <LongSearch label={label} text={text} />
    </search>
  );
}

/** The search for a typed text, normalized as names are. */
function normalizedSearch(text: string): string {
  return searchText(text).trim();
}

/** Text that was typed before hydration exists only in the input. It counts as typed now. */
function useEarlyText(input: RefObject<HTMLInputElement | null>, value: string, type: (text: string) => void): void {
  const firstProps = useRef({ value, type });
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== firstProps.current.value) firstProps.current.type(typed);
  }, [input]);
}
