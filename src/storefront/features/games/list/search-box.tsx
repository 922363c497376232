import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '@/storefront/platform/browser/is-composing';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { LongSearch } from '@/storefront/ui/fields/long-search';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './search-box.module.css';
import { type SearchOptions, type SearchText, useSearchText } from './use-search-text';

type Props = SearchOptions & {
  readonly label: string;
  /** Other parameters of the address, for a search that is sent as a form. */
  readonly otherParams: readonly (readonly [name: string, value: string])[];
};

/**
 * Searches at once on Enter, and shortly after the last letter. Escape and the cross clear the text. Text that was
 * typed before hydration stays; Enter then submits the form.
 */
export function SearchBox({ label, otherParams, ...options }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchText(options);
  const { text, submit } = search;
  useEarlyText(input, options.value, search.handleInput);
  const clear = () => {
    submit('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
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
        <SearchInput ref={input} id={id} label={label} search={search} onClear={clear} />
        <button type="submit" className="sr-only" tabIndex={-1}>
          {label}
        </button>
        {text !== '' && <IconButton icon="close" label={t('widget.games.clear')} onClick={clear} />}
      </form>
      <LongSearch label={label} text={text} />
    </search>
  );
}

type InputProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly label: string;
  readonly search: SearchText;
  readonly onClear: () => void;
};

function SearchInput({ ref, id, label, search: { text, composition, handleInput }, onClear }: InputProps) {
  return (
    <input
      ref={ref}
      id={id}
      name="q"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={label}
      value={text}
      onChange={(event) => handleInput(event.target.value)}
      onCompositionUpdate={({ data }) => composition.update(data)}
      onCompositionEnd={({ data, currentTarget }) => {
        composition.end(data);
        handleInput(currentTarget.value);
      }}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClear()}
    />
  );
}

/** Text that was typed before hydration exists only in the input. It counts as typed now. */
function useEarlyText(input: RefObject<HTMLInputElement | null>, value: string, onInput: (text: string) => void): void {
  const firstProps = useRef({ value, onInput });
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== firstProps.current.value) firstProps.current.onInput(typed);
  }, [input]);
}
