import languages from '@schemas/languages.json';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './language-list.module.css';

type Props = {
  readonly label: string;
  readonly current: string;
  readonly codes: readonly string[];
  readonly onChoose: (code: string) => void;
};

const languageFacts: {
  readonly [code: string]: { readonly name: string; readonly flag: string; readonly dir: string } | undefined;
} = languages;

/** Address of a language's flag. */
export const flagOf = (code: string) => `/flags/${languageFacts[code]?.flag ?? code}.svg`;

/** A choice of languages, each with its flag and in its own script. */
export default function LanguageList({ label, current, codes, onChoose }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {codes.map((code) => (
        <LanguageItem key={code} code={code} current={code === current} onChoose={onChoose} />
      ))}
    </ul>
  );
}

type ItemProps = {
  readonly code: string;
  readonly current: boolean;
  readonly onChoose: (code: string) => void;
};

function LanguageItem({ code, current, onChoose }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.language}
        lang={htmlLanguage(code)}
        aria-current={current || undefined}
        onClick={() => onChoose(code)}
      >
        <img src={flagOf(code)} alt="" width={32} height={24} loading="lazy" />
        <span className={styles.name} dir="auto">
          {languageFacts[code]?.name ?? code.toUpperCase()}
        </span>
        {current && <Icon name="check" size="s" />}
      </button>
    </li>
  );
}
