import { useId, useState } from 'react';
import type { Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { searchText } from '@/storefront/platform/languages/search-text';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isAgentType } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import { FieldShell } from '@/storefront/ui/fields/field-shell';
import { LongList } from '@/storefront/ui/long-list/long-list';
import styles from './red-rain.module.css';

type Props = {
  readonly people: readonly Receiver[];
  /** Highest number of receivers. */
  readonly most: number;
  /** Ids of the chosen receivers. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** A choice of downlines with a search by name: one by one, or all that were found, up to the limit. */
export function ReceiverList({ people, most, chosen, onChange }: Props) {
  const t = useText();
  const id = useId();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const searchedName = normalizedName(search.trim());
  const matches = people.filter(({ customerName }) => normalizedName(customerName).includes(searchedName));
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key) && next.size < most) next.add(key);
    onChange(next);
  };
  const addFound = () => {
    const addedIds = matches.map(({ customerId }) => String(customerId)).filter((key) => !chosen.has(key));
    onChange(new Set([...chosen, ...addedIds.slice(0, Math.max(0, most - chosen.size))]));
  };
  return (
    <Card pad="l">
      <section className={styles.part} aria-label={t('widget.rain.receivers')}>
        <FieldShell id={id} label={t('widget.rain.search')} icon="search">
          {/* A search only; it is not sent. */}
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </FieldShell>
        <div className={styles.keys}>
          <Button size="s" tone="secondary" disabled={matches.length === 0 || chosen.size >= most} onClick={addFound}>
            {t('widget.rain.all', { count: format.number(matches.length) })}
          </Button>
          <Button size="s" tone="ghost" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
            {t('widget.rain.none')}
          </Button>
        </div>
        {chosen.size >= most && (
          <p className={styles.quiet} role="status">
            {t('widget.rain.most', { count: format.number(most) })}
          </p>
        )}
        {matches.length === 0 ? (
          <p className={styles.quiet}>{t('widget.rain.notFound')}</p>
        ) : (
          <LongList rows={matches} label={t('widget.rain.receivers')}>
            {({ customerId, customerName, type }, place) => (
              <li key={String(customerId)} {...place} className={styles.person}>
                <Checkbox
                  input={{
                    checked: chosen.has(String(customerId)),
                    disabled: chosen.size >= most && !chosen.has(String(customerId)),
                    onChange: () => toggle(String(customerId)),
                  }}
                >
                  <bdi>{customerName}</bdi>
                  {/* A space, so that screen readers do not join the two. */}{' '}
                  {isAgentType(type) && <span className={styles.mark}>{t('widget.rain.agent')}</span>}
                </Checkbox>
              </li>
            )}
          </LongList>
        )}
      </section>
    </Card>
  );
}

function normalizedName(name: string): string {
  return searchText(name.toLowerCase()).normalize('NFKC');
}
