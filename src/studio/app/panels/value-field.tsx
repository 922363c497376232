import { useId, useState } from 'react';
import type { Field, NamesAnswer } from '../../contract';
import { useTyped } from './use-typed';
import { WordsField } from './words-field';

type Props = {
  readonly path: string;
  /** As JSON; undefined if nobody says it. */
  readonly value: string | undefined;
  readonly field: Field;
  readonly isNeeded: boolean;
  /** What the widget takes if nobody says it, as JSON. */
  readonly usual: string | undefined;
  readonly names: NamesAnswer | undefined;
  /** The id of the list of keys of texts. */
  readonly list: string;
  readonly language: string;
  /** null takes the value away. */
  readonly onSet: (value: unknown) => void;
};

/** A field for one value, by its kind. An empty one takes the value away. */
export function ValueField({ path, value, field, isNeeded, usual, names, list, language, onSet }: Props) {
  const read: unknown = value === undefined ? undefined : JSON.parse(value);
  const text = typeof read === 'string' || typeof read === 'number' ? String(read) : '';
  const setText = (next: string) => onSet(next === '' ? null : next);
  switch (field.kind) {
    case 'words':
      return <TextOrKeyField {...{ path, read, list, language, keys: names?.texts ?? [], onSet }} />;
    case 'text':
      return <PlainField label={path} value={text} onText={setText} />;
    case 'number':
      return <NumberField label={path} value={text} field={field} onNumber={onSet} />;
    case 'flag':
      return (
        <Options
          {...{ path, usual, isNeeded, names: ['true', 'false'], value: value ?? '' }}
          onChoose={(next) => onSet(next === '' ? null : next === 'true')}
        />
      );
    case 'choice':
      return <Options {...{ path, usual, isNeeded, names: field.choices, value: text }} onChoose={setText} />;
    case 'names':
      return <Options {...{ path, usual, isNeeded, names: names?.[field.of] ?? [], value: text }} onChoose={setText} />;
  }
}

type OptionsProps = {
  readonly path: string;
  readonly value: string;
  readonly isNeeded: boolean;
  readonly usual: string | undefined;
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
};

/** Names to choose from; "Not said" unless one is needed. One that is not among them stays until another is chosen. */
function Options({ path, value, isNeeded, usual, names, onChoose }: OptionsProps) {
  const unsaid = { value: '', words: usual === undefined ? 'Not said' : `Not said: ${usual.replaceAll('"', '')}` };
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  const options = [...(isNeeded && value !== '' ? [] : [unsaid]), ...all.map((name) => ({ value: name, words: name }))];
  return (
    <select aria-label={path} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  );
}

type PlainProps = {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
};

function PlainField({ label, value, onText }: PlainProps) {
  const { text, type } = useTyped(value, onText);
  return <input aria-label={label} dir="auto" value={text} onChange={({ target }) => type(target.value)} />;
}

type NumberProps = {
  readonly label: string;
  readonly value: string;
  readonly field: Field & { readonly kind: 'number' };
  readonly onNumber: (value: number | null) => void;
};

/** A number. One that the widget does not take is told, and not set. */
function NumberField({ label, value, field, onNumber }: NumberProps) {
  const [refused, setRefused] = useState('');
  const id = useId();
  const { text, type } = useTyped(value, (next) => {
    if (faultOf(next, field) === '') onNumber(next.trim() === '' ? null : Number(next));
    else setRefused(next);
  });
  // The fault shows only as long as the refused text stands in the field.
  const fault = text === refused ? faultOf(text, field) : '';
  return (
    <>
      <input
        aria-label={label}
        inputMode="decimal"
        dir="ltr"
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {fault !== '' && (
        <span id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

function faultOf(text: string, { least, most, isWhole }: NumberProps['field']): string {
  const number = Number(text);
  if (text.trim() === '') return '';
  if (!Number.isFinite(number) || (isWhole && !Number.isInteger(number)))
    return `"${text}" is not a ${isWhole ? 'whole ' : ''}number, so it is not set. Write digits only.`;
  if (least !== undefined && number < least) return `${text} is not set: the least is ${least}. Write that or more.`;
  if (most !== undefined && number > most) return `${text} is not set: the most is ${most}. Write that or less.`;
  return '';
}

type TextOrKeyProps = {
  readonly path: string;
  readonly read: unknown;
  readonly list: string;
  readonly keys: readonly string[];
  readonly language: string;
  readonly onSet: (value: unknown) => void;
};

/** A text by its key, or by the words themselves in the language that is looked at. */
function TextOrKeyField({ path, read, list, keys, language, onSet }: TextOrKeyProps) {
  if (hasWords(read)) {
    const words = read.text[language] ?? '';
    const write = (next: string) => onSet({ ...read, text: { ...read.text, [language]: next } });
    return <WordsField label={`Words of ${path}, in ${language}`} words={words} onWords={write} />;
  }
  const key = typeof read === 'object' && read !== null && 't' in read ? String(read.t) : '';
  const setKey = (next: string) => onSet(next === '' ? null : { ...Object(read), t: next });
  return <KeyField label={`Key of the text of ${path}`} {...{ value: key, list, keys, onKey: setKey }} />;
}

type KeyProps = {
  readonly label: string;
  readonly value: string;
  readonly list: string;
  readonly keys: readonly string[];
  readonly onKey: (key: string) => void;
};

/** A key of a text. One that no table has is told, and not set. */
function KeyField({ label, value, list, keys, onKey }: KeyProps) {
  const [refused, setRefused] = useState('');
  const { text, type } = useTyped(value, (next) => {
    if (next === '' || keys.includes(next)) onKey(next);
    else setRefused(next);
  });
  return (
    <>
      <span className="quiet">Key of the text</span>
      <input aria-label={label} list={list} dir="auto" value={text} onChange={({ target }) => type(target.value)} />
      {refused !== '' && text === refused && (
        <span className="quiet">{`"${text}" is not a key of a text, so it is not set. Choose one from the list.`}</span>
      )}
    </>
  );
}

function hasWords(value: unknown): value is { readonly text: { readonly [language: string]: string } } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'object';
}
