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
  const of = (group: string | undefined) =>
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
        {/* Without it the list would show its first choice, which is not looked at. */}
        {chosen === undefined && <option value={value}>{value}</option>}
        {groups.map((group) =>
          group === undefined ? (
            of(group)
          ) : (
            <optgroup key={group} label={group}>
              {of(group)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}
