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
  readonly others: readonly (readonly [name: string, value: string])[];
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
export function SearchBox({ label, value, others, delay, isCovered, onSearch }: Props) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState(value);
  /** Typed text that was not searched yet. */
  const [waiting, setWaiting] = useState<string>();
  /** The text may be unfinished. */
  const [isUnsure, setUnsure] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The last search of this box. The address gets it a moment later, and more may be typed meanwhile. */
  const known = useRef(value);
  const [composition] = useState(createComposition);
  useEffect(() => {
    if (known.current === value) return;
    // A tab or the back button has changed the search in the address.
    known.current = value;
    setText(value);
    setWaiting(undefined);
  }, [value]);
  const search = (next: string) => {
    setWaiting(undefined);
    if (asked(next) !== value && !isLongSearch(next)) ask(next);
  };
  const ask = (next: string) => {
    known.current = asked(next);
    onSearch(known.current);
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (waiting === undefined || delay === 0 || isCovered || isLongSearch(waiting)) return undefined;
    const timer = setTimeout(
      () => {
        setWaiting(undefined);
        // In the current address, since a vendor may have been tapped meanwhile.
        latest.current(waiting);
      },
      delay + (isUnsure ? unsureDelay : 0),
    );
    return () => clearTimeout(timer);
  }, [waiting, delay, isCovered, isUnsure]);
  const type = (next: string) => {
    setText(next);
    const { navigator } = window;
    const languages = [htmlLanguage(language), ...navigator.languages];
    const readiness = composition.readinessOf({ languages, composesWords: composesWords(navigator) });
    setUnsure(readiness === 'unsure');
    setWaiting(readiness === 'half' ? undefined : next);
  };
  useEarlyText(input, value, type);
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
        {others.map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
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
          onChange={(event) => type(event.target.value)}
          onCompositionUpdate={({ data }) => composition.update(data)}
          onCompositionEnd={({ data, currentTarget }) => {
            composition.end(data);
            type(currentTarget.value);
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
function asked(text: string): string {
  return searchText(text).trim();
}

/** Text that was typed before hydration exists only in the input. It counts as typed now. */
function useEarlyText(input: RefObject<HTMLInputElement | null>, value: string, type: (text: string) => void): void {
  const first = useRef({ value, type });
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== first.current.value) first.current.type(typed);
  }, [input]);
}
