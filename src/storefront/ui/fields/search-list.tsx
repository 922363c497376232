import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '@/storefront/platform/browser/is-composing';
import { Icon } from '../icons/icon';
import styles from './search-list.module.css';

type Props<Item> = {
  readonly items: readonly Item[];
  /** Key of an item. */
  readonly keyOf: (item: Item) => string;
  /** Key of the chosen item. */
  readonly current: string | undefined;
  /** The items that a search finds, the best first; all items for an empty text. */
  readonly find: (items: readonly Item[], typed: string) => readonly Item[];
  readonly label: string;
  readonly searchLabel: string;
  readonly noneText: string;
  /** Announced: the number of items found. */
  readonly countText: (count: number) => string;
  readonly onChoose: (item: Item) => void;
  readonly children: (item: Item) => ReactNode;
};

/**
 * A search box with a list to choose from. The focus stays in the box; arrows, Page Up and Down, Home and End move
 * through the list, Enter chooses.
 */
export function SearchList<Item>(props: Props<Item>) {
  const { items, keyOf, current, find, label, searchLabel, noneText, countText, onChoose, children } = props;
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const matches = useMemo(() => find(items, typed), [find, items, typed]);
  const chosenIndex = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === current),
  );
  const [activeIndex, setActiveIndex] = useState(chosenIndex);
  // The dialog focuses its first button when it opens; the search box takes the focus afterwards.
  useEffect(() => queueMicrotask(() => search.current?.focus()), []);
  const isFirst = useRef(true);
  useEffect(() => {
    const block = isFirst.current ? 'center' : 'nearest';
    isFirst.current = false;
    // jsdom has no scrollIntoView.
    if (matches.length > 0) list.current?.children[activeIndex]?.scrollIntoView?.({ block });
  }, [activeIndex, matches]);
  const handleSearch = (value: string) => {
    setTyped(value);
    setActiveIndex(value.trim() === '' ? chosenIndex : 0);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const item = matches[activeIndex];
    if (event.key === 'Enter') {
      event.preventDefault(); // Enter must not submit the form around it.
      if (item !== undefined) onChoose(item);
      return;
    }
    const next = nextOf(event.key, activeIndex, matches.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setActiveIndex(next);
  };
  const optionId = (item: Item) => `${id}-${keyOf(item)}`;
  const option = matches[activeIndex];
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          ref={search}
          type="text"
          inputMode="search"
          enterKeyHint="done"
          role="combobox"
          aria-label={searchLabel}
          placeholder={searchLabel}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={option === undefined ? undefined : optionId(option)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => handleSearch(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <p className={matches.length === 0 ? styles.none : 'sr-only'} role="status">
        {matches.length === 0 ? noneText : countText(matches.length)}
      </p>
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label} tabIndex={-1}>
        {matches.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={keyOf(item)}
            id={optionId(item)}
            className={styles.option}
            role="option"
            aria-selected={keyOf(item) === current}
            data-active={index === activeIndex || undefined}
            onClick={() => onChoose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Items that Page Up and Page Down move by. */
const pageSize = 8;

/** Index that a key leads to; undefined for other keys. */
function nextOf(key: string, activeIndex: number, lastIndex: number): number | undefined {
  const clamp = (index: number) => Math.max(0, Math.min(lastIndex, index));
  switch (key) {
    case 'ArrowDown':
      return activeIndex >= lastIndex ? 0 : activeIndex + 1;
    case 'ArrowUp':
      return activeIndex <= 0 ? clamp(lastIndex) : activeIndex - 1;
    case 'PageDown':
      return clamp(activeIndex + pageSize);
    case 'PageUp':
      return clamp(activeIndex - pageSize);
    case 'Home':
      return 0;
    case 'End':
      return clamp(lastIndex);
    default:
      return undefined;
  }
}
