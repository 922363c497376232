import { useMemo } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { SearchList } from '@/storefront/ui/fields/search-list';
import type { Country } from './country';
import { findCountries, nameCountries } from './country-names';
import styles from './dialling.module.css';
import { Flag } from './flag';

type Props = {
  readonly countries: readonly Country[];
  readonly current: string | undefined;
  readonly onChoose: (country: Country) => void;
};

/** A list of countries with a search by name or by digits of their code. */
export default function DiallingPicker({ countries, current, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  const namedCountries = useMemo(() => nameCountries(countries, language), [countries, language]);
  return (
    <SearchList
      items={namedCountries}
      keyOf={({ code }) => code}
      current={current}
      find={findCountries}
      label={t('widget.register.dialling')}
      searchLabel={t('widget.dialling.search')}
      noneText={t('widget.dialling.none')}
      countText={(count) => t('widget.dialling.count', { count })}
      onChoose={onChoose}
    >
      {(country) => (
        <>
          <Flag code={country.code} />
          <span className={styles.name} dir="auto">
            {country.label}
          </span>
          <bdi className={styles.digits} dir="ltr">{`+${country.dialling}`}</bdi>
        </>
      )}
    </SearchList>
  );
}
