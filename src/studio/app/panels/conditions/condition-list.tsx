import { type FormEvent, useState } from 'react';
import type { ConditionChoice } from '../../../contract';
import type { Address } from '../../address';
import { useAnswer } from '../../use-answer';
import { closesOnEscape } from '../../use-escape';

type Choose = (choice: ConditionChoice, when: unknown) => void;

type Props = {
  readonly name: string;
  readonly look: Address;
  readonly page: string;
  readonly onChoose: Choose;
  readonly onClose: () => void;
};

/** The conditions that a node may get, each with what it means. */
export function ConditionList({ name, look: { brand, language }, page, onChoose, onClose }: Props) {
  const { answer, error } = useAnswer<readonly ConditionChoice[]>('conditions', { brand, page, language }, undefined);
  const [sought, setSought] = useState('');
  const seeks = sought.toLowerCase().split(/\s+/);
  const found = answer?.filter(({ group, words, doc }) => {
    const text = `${group} ${words} ${doc}`.toLowerCase();
    return seeks.every((one) => text.includes(one));
  });
  if (error !== undefined) return <p className="fault">{error}</p>;
  if (found === undefined) return null;
  return (
    <section className="inserts" aria-label={name} onKeyDown={closesOnEscape(onClose)}>
      <label className="field">
        Find
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {found.length === 0 && <p>Nothing of that name can be asked for.</p>}
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <section key={group}>
          <h4>{group}</h4>
          <ul className="plain">
            {found
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <li key={`${choice.words} ${choice.doc}`}>
                  {'asks' in choice ? (
                    <Compared choice={choice} asks={choice.asks} onChoose={onChoose} />
                  ) : (
                    <button type="button" dir="auto" onClick={() => onChoose(choice, choice.when)}>
                      {choice.words}
                    </button>
                  )}{' '}
                  {choice.doc !== '' && <span className="quiet">{choice.doc}</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type Asks = Extract<ConditionChoice, { readonly asks: unknown }>['asks'];

const comparisons: { readonly [type in 'number' | 'string']: readonly (readonly [string, string])[] } = {
  number: [
    ['gte', 'is at least'],
    ['lt', 'is below'],
    ['eq', 'is'],
  ],
  string: [
    ['eq', 'is'],
    ['ne', 'is not'],
  ],
};

type ComparedProps = { readonly choice: ConditionChoice; readonly asks: Asks; readonly onChoose: Choose };

/** A fact that is compared with a value. */
function Compared({ choice, asks: { at, type }, onChoose }: ComparedProps) {
  const known = comparisons[type === 'number' ? 'number' : 'string'];
  const [operator, setOperator] = useState(known[0]?.[0] ?? 'eq');
  const [value, setValue] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onChoose(choice, { at, [operator]: type === 'number' ? Number(value) : value });
  };
  return (
    <form className="row-of" onSubmit={add}>
      <strong>{at}</strong>
      <select
        aria-label={`How ${at} is compared`}
        value={operator}
        onChange={({ target }) => setOperator(target.value)}
      >
        {known.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      <input
        aria-label={`Value of ${at}`}
        type={type === 'number' ? 'number' : 'text'}
        step="any"
        required={type === 'number'}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="submit" aria-label={`Choose ${at}`}>
        Choose
      </button>
    </form>
  );
}
