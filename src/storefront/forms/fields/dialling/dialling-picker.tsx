import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import type { Country } from './country';
import { findCountries, nameCountries } from './country-names';
import styles from './dialling.module.css';
import { Flag } from './flag';

type Props = {
  readonly countries: readonly Country[];
  readonly current: string | undefined;
  readonly onChoose: (country: Country) => void;
};

/** A search box over a list of countries. Focus stays in the box; arrows, Page, Home and End move through the list, Enter takes. */
export default function DiallingPicker({ countries, current, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const named = useMemo(() => nameCountries(countries, language), [countries, language]);
  const found = useMemo(() => findCountries(named, typed), [named, typed]);
  const [active, setActive] = useState(() => indexOf(named, current));
  // The dialog gives the focus to its first button when it opens; the search box takes it after that.
  useEffect(() => queueMicrotask(() => search.current?.focus()), []);
  const isFirst = useRef(true);
  useEffect(() => {
    const block = isFirst.current ? 'center' : 'nearest';
    isFirst.current = false;
    // Not every engine that shows the list can scroll so.
    if (found.length > 0) list.current?.children[active]?.scrollIntoView?.({ block });
  }, [active, found]);
  const handleSearch = (value: string) => {
    setTyped(value);
    setActive(value.trim() === '' ? indexOf(named, current) : 0);
  };
  const handleKey = (event: KeyboardEvent) => {
    const country = found[active];
    if (event.key === 'Enter') {
      event.preventDefault(); // The form around must not be sent.
      if (country !== undefined) onChoose(country);
      return;
    }
    const next = nextOf(event.key, active, found.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const optionId = (code: string) => `${id}-${code}`;
  const option = found[active];
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
          aria-label={t('widget.dialling.search')}
          placeholder={t('widget.dialling.search')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={option === undefined ? undefined : optionId(option.code)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => handleSearch(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <p className={found.length === 0 ? styles.none : 'sr-only'} role="status">
        {found.length === 0 ? t('widget.dialling.none') : t('widget.dialling.count', { count: found.length })}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={t('widget.register.dialling')}
        tabIndex={-1}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={country.code}
            id={optionId(country.code)}
            className={styles.option}
            role="option"
            aria-selected={country.code === current}
            data-active={index === active || undefined}
            onClick={() => onChoose(country)}
          >
            <Flag code={country.code} />
            <span className={styles.name} dir="auto">
              {country.label}
            </span>
            <bdi className={styles.digits} dir="ltr">{`+${country.dialling}`}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

function indexOf(countries: readonly Country[], code: string | undefined): number {
  return Math.max(
    0,
    countries.findIndex((country) => country.code === code),
  );
}

/** Where a key leads in the list, or undefined for a key that is not of the list. */
function nextOf(key: string, active: number, last: number): number | undefined {
  const page = 8;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? within(last) : active - 1;
    case 'PageDown':
      return within(active + page);
    case 'PageUp':
      return within(active - page);
    case 'Home':
      return 0;
    case 'End':
      return within(last);
    default:
      return undefined;
  }
}
