import { useState } from 'react';
import type { InsertChoice, InsertPlace } from '../../contract';
import { Choice } from '../top-bar/choice';
import { useAnswer } from '../use-answer';
import { closesOnEscape } from '../use-escape';

type Widget = InsertChoice['widgets'][number];

type Props = {
  readonly brand: string;
  readonly page: string;
  readonly node: string;
  readonly onChoose: (place: InsertPlace, widget: Widget) => void;
  readonly onClose: () => void;
};

/** The widgets that may stand after a node or in it, each with what it is. */
export function InsertList({ brand, page, node, onChoose, onClose }: Props) {
  const { answer = [], error } = useAnswer<readonly InsertChoice[]>('inserts', { brand, page, node }, undefined);
  const [where, setWhere] = useState(0);
  const [sought, setSought] = useState('');
  const choice = answer[where];
  const words = sought.toLowerCase().split(/\s+/);
  const found = choice?.widgets.filter(({ use, title, doc }) => {
    const text = `${use} ${title} ${doc}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (error !== undefined) return <p className="fault">{error}</p>;
  if (choice === undefined || found === undefined) return null;
  return (
    <section className="inserts" aria-label="Insert" onKeyDown={closesOnEscape(onClose)}>
      <Choice
        label="Where"
        value={String(where)}
        options={answer.map((one, index) => ({ value: String(index), words: one.words }))}
        onChoose={(index) => setWhere(Number(index))}
      />
      <label className="field">
        Find
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {found.length === 0 && <p>Nothing of that name may stand there.</p>}
      <ul className="plain">
        {found.map((widget) => (
          <li key={widget.use}>
            <button type="button" onClick={() => onChoose(placeOf(choice), widget)}>
              {widget.title}
            </button>{' '}
            <span className="quiet">{`${widget.use}. ${widget.doc}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = (choice: InsertChoice): InsertPlace =>
  choice.where === 'inside' ? { where: 'inside', slot: choice.slot } : { where: 'after' };
