import { FieldGroup } from '@/storefront/ui/field-group';
import styles from './filter-drawer.module.css';

type Props = {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
};

/** One of several, or all: tapping the chosen one clears it. */
export function Chips({ label, all, options, chosen, onChoose }: Props) {
  return (
    <FieldGroup label={label}>
      <div className={styles.chips}>
        <Chip name={all} isOn={chosen === undefined} onClick={() => onChoose(undefined)} />
        {options.map(({ key, name }) => (
          <Chip
            key={key}
            name={name}
            isOn={key === chosen}
            onClick={() => onChoose(key === chosen ? undefined : key)}
          />
        ))}
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
