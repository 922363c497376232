import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { IconButton } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icon';
import styles from './search-box.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** Names and values of the address that stay where the search is sent as a form. */
  readonly others: readonly (readonly [name: string, value: string])[];
  /** Milliseconds without another letter until it searches; 0 waits for Enter. */
  readonly delay: number;
  readonly onSearch: (text: string) => void;
};

/**
 * Searches at once on Enter, and a moment after the last letter; Escape and the cross take it back. What is typed into the server's page is
 * kept, and an Enter there sends the form.
 */
export function SearchBox({ label, value, others, delay, onSearch }: Props) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useFollow(value, setText);
  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => onSearch(next.trim()), delay);
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
          maxLength={64}
          autoComplete="off"
          placeholder={label}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          {label}
        </button>
        {text !== '' && <IconButton icon="close" label={t('widget.games.clear')} onClick={clear} />}
      </form>
    </search>
  );
}

/** What was typed before the browser took over is in the box and nowhere else: it counts as typed now. */
function useEarlyText(input: RefObject<HTMLInputElement | null>, value: string, type: (text: string) => void): void {
  const first = useRef({ value, type });
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== first.current.value) first.current.type(typed);
  }, [input]);
}

/** What the address says elsewhere (a tab, the way back) shows in the box. */
function useFollow(value: string, setText: (text: string) => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setText(value);
  }, [value, setText]);
}
