import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import { useGrowing } from '../use-growing';
import styles from './filter-drawer.module.css';

type Props = {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
};

/** Chips to choose one of several options, or all. A tap on the chosen one clears the choice. */
export function Chips({ label, all: allLabel, options, chosen, onChoose }: Props) {
  const t = useText();
  const { shown: shownOptions, isMore, grow } = useGrowing(options, ({ key }) => key === chosen);
  return (
    <FieldGroup label={label}>
      <div className={styles.chips}>
        <Chip name={allLabel} isOn={chosen === undefined} onClick={() => onChoose(undefined)} />
        {shownOptions.map(({ key, name }) => (
          <Chip
            key={key}
            name={name}
            isOn={key === chosen}
            onClick={() => onChoose(key === chosen ? undefined : key)}
          />
        ))}
        {isMore && (
          <button type="button" className={styles.chip} onClick={grow}>
            {t('widget.games.moreOptions')}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}

type ChipProps = { readonly name: string; readonly isOn: boolean; readonly onClick: () => void };

function Chip({ name, isOn, onClick }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onClick}>
      {name}
    </button>
  );
}
