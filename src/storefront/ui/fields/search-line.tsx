import { type FormEvent, useState } from 'react';
import { Button } from '../button';
import { isLongSearch, LongSearch } from './long-search';
import styles from './search-line.module.css';

type Props = {
  readonly label: string;
  /** Words of the button. */
  readonly action: string;
  /** The current search text. */
  readonly value: string;
  /** Called with the text to search for; undefined if nothing was typed. */
  readonly onSearch: (text: string | undefined) => void;
};

/** A search box for part of a name. Searches at a tap or Enter. */
export function SearchLine({ label, action, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLongSearch(typed)) onSearch(typed.trim() || undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element
    <form role="search" className={styles.search} onSubmit={submit}>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          type="search"
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" tone="secondary" icon="search">
        {action}
      </Button>
      <LongSearch label={label} text={typed} />
    </form>
  );
}
