import { useId } from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string; readonly group?: string }[];
  readonly onChoose: (value: string) => void;
};

/** A list with a name above it. */
export function Choice({ label, value, options, onChoose }: Props) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const groups = [...new Set(options.map(({ group }) => group))];
  const optionsOf = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ));
  return (
    <span className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} title={chosen?.words} onChange={({ target }) => onChoose(target.value)}>
        {/* Without this option the list would show its first one as chosen. */}
        {chosen === undefined && <option value={value}>{value}</option>}
        {groups.map((group) =>
          group === undefined ? (
            optionsOf(group)
          ) : (
            <optgroup key={group} label={group}>
              {optionsOf(group)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}
