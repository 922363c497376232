import languages from '@schemas/languages.json';
import { htmlLanguage } from '@/storefront/i18n/texts';
import { Icon } from '@/storefront/ui/icon';
import styles from './language-list.module.css';

type Props = {
  readonly label: string;
  readonly current: string;
  readonly offered: readonly string[];
  readonly supported: readonly string[];
  readonly unsupported: string | undefined;
  readonly onChoose: (code: string) => void;
};

const known: {
  readonly [code: string]: { readonly name: string; readonly flag: string; readonly dir: string } | undefined;
} = languages;

/** Every language that is offered, each in its own script: those the merchant supports first, then those it does not have yet. */
export default function LanguageList({ label, current, offered, supported, unsupported, onChoose }: Props) {
  const others = offered.filter((code) => !supported.includes(code));
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {supported.map((code) => (
          <LanguageItem key={code} code={code} current={code === current} onChoose={onChoose} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className={styles.note}>{unsupported}</p>
          <ul className={styles.list} aria-label={unsupported ?? label}>
            {others.map((code) => (
              <LanguageItem key={code} code={code} disabled onChoose={onChoose} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type ItemProps = {
  readonly code: string;
  readonly current?: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (code: string) => void;
};

function LanguageItem({ code, current = false, disabled, onChoose }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.language}
        lang={htmlLanguage(code)}
        aria-current={current || undefined}
        disabled={disabled}
        onClick={() => onChoose(code)}
      >
        <img src={`/flags/${known[code]?.flag ?? code}.svg`} alt="" width={32} height={24} loading="lazy" />
        <span className={styles.name} dir="auto">
          {known[code]?.name ?? code.toUpperCase()}
        </span>
        {current && <Icon name="check" size="s" />}
      </button>
    </li>
  );
}
