import { useEffect, useMemo, useState } from 'react';
import { whenUsed } from '@/storefront/platform/browser/when-idle';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { Spinner } from '@/storefront/ui/states/spinner';
import type { Country } from './country';
import styles from './dialling.module.css';
import { Flag } from './flag';
import { namesIn } from './region-names';

type Props = {
  /** The countries are not here yet. */
  readonly isLoading: boolean;
  /** Undefined while they load, and for a code that none of them has. */
  readonly current: Country | undefined;
  /** Digits of the code. They may be known before the country; empty until then. */
  readonly digits: string;
  readonly onOpen: () => void;
};

/**
 * The dialling code before a mobile number. A tap opens the list of all countries. Its accessible name contains the
 * country's name once the page is used.
 */
export function DiallingButton({ isLoading, current, digits, onOpen }: Props) {
  const t = useText();
  const language = useLanguage();
  const label = t('widget.register.dialling');
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => whenUsed(() => setIsUsed(true)), []);
  const country = useMemo(
    () => (current !== undefined && isUsed ? `${nameOfCountry(current, language)} ` : ''),
    [current, isUsed, language],
  );
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={`${label}: ${digits === '' ? t('widget.loading') : `${country}+${digits}`}`}
      aria-busy={isLoading || undefined}
      disabled={isLoading}
      onClick={onOpen}
    >
      {isLoading && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      {current !== undefined && <Flag code={current.code} />}
      <span className={styles.code}>{digits !== '' && `+${digits}`}</span>
      <Icon name="chevron" size="s" turn="down" />
    </button>
  );
}

/** Name of a country. Not for the first frame, since the first `Intl.DisplayNames` takes a slow phone longer. */
function nameOfCountry({ code, name }: Country, language: string): string {
  return namesIn(htmlLanguage(language))?.(code) ?? name ?? namesIn('en')?.(code) ?? code;
}
