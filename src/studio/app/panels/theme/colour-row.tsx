import { useId } from 'react';
import type { ThemeChange, ThemePart, ThemeToken } from '../../../contract';
import { Origin } from '../origin';
import { useFieldFocus } from '../use-field-focus';
import { useTyped } from '../use-typed';

type Props = {
  readonly token: ThemeToken;
  readonly part: ThemePart;
  readonly mode: string;
  readonly brand: string;
  /** Whether the phones keep the colours from before, because this one has an error. */
  readonly isHeldBack: boolean;
  readonly set: (change: ThemeChange) => void;
};

/** One colour: to choose or to type, whose it is, and a warning for each pair that cannot be read. */
export function ColourRow({ token: one, part, mode, brand, isHeldBack, set }: Props) {
  const { token, doc, value, hex, from, meets, better } = one;
  const id = useId();
  const { row, onPress } = useFieldFocus<HTMLLIElement>();
  const low = meets.filter(({ isEnough }) => !isEnough);
  const setTo = (next: string | null) => set({ part, token, value: next });
  const press = (next: string | null) => {
    onPress();
    setTo(next);
  };
  const label = `${token}, ${mode}`;
  const described = low.length === 0 && !isHeldBack ? undefined : `${id}-fault`;
  return (
    <li ref={row}>
      <strong>{token}</strong> <span className="quiet">{doc}</span>
      <span className="row-of">
        {hex !== undefined && <Picker {...{ label, hex, described, setTo }} />}
        {/* A half-typed colour is none, so it is set once the field is left. */}
        <input
          key={value}
          aria-label={`${label}, typed`}
          aria-describedby={described}
          aria-invalid={isHeldBack}
          dir="ltr"
          defaultValue={value}
          onBlur={({ target }) => target.value.trim() !== value && setTo(target.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        {better !== undefined && (
          <button type="button" aria-label={`Take ${better} for ${label}`} onClick={() => press(better)}>
            {`Take ${better}`}
          </button>
        )}
      </span>
      {from === undefined && <span className="quiet">As in the first mode</span>}
      <Origin value={{ ...one, path: label }} brand={brand} onInherit={() => press(null)} />
      {described !== undefined && (
        <div id={described} className="fault">
          <Pairs pairs={low} />
          {isHeldBack && (
            <p>{`The phones do not show it: with this error, they keep the last good state of ${brand}.`}</p>
          )}
        </div>
      )}
      {meets.length > low.length && (
        <details>
          <summary>{`Can be read in ${meets.length - low.length} of ${meets.length}`}</summary>
          <Pairs pairs={meets.filter(({ isEnough }) => isEnough)} />
        </details>
      )}
    </li>
  );
}

function Pairs({ pairs }: { readonly pairs: ThemeToken['meets'] }) {
  if (pairs.length === 0) return null;
  return (
    <ul>
      {pairs.map(({ words }) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

type PickerProps = {
  readonly label: string;
  readonly hex: string;
  readonly described: string | undefined;
  readonly setTo: (value: string) => void;
};

function Picker({ label, hex, described, setTo }: PickerProps) {
  const { text, type } = useTyped(hex, setTo);
  return (
    <input
      type="color"
      aria-label={label}
      aria-describedby={described}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
