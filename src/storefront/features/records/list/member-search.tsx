import { type FormEvent, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import styles from './member-search.module.css';

type Props = { readonly who: string };

/** Narrows a report of a team to members by a part of their name; an empty one shows all again. */
export function MemberSearch({ who }: Props) {
  const t = useText();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(who);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams({ who: typed.trim() || undefined, page: undefined, record: undefined });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element
    <form role="search" className={styles.search} onSubmit={submit}>
      <label className={styles.field}>
        <span>{t('widget.records.fact.member')}</span>
        <input
          type="search"
          value={typed}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" tone="secondary" icon="search">
        {t('widget.records.find')}
      </Button>
    </form>
  );
}
