import { useId } from 'react';
import type { NamesAnswer, NodeValue, Now, PageChange } from '../../contract';
import type { Address } from '../address';
import { tell } from '../ask';
import { useAnswer } from '../use-answer';
import { Origin } from './origin';
import type { MakeChange } from './use-change';
import { useFieldFocus } from './use-field-focus';
import { ValueField } from './value-field';
import { Words } from './words-field';

type Props = {
  /** The page and the id of the node. */
  readonly target: { readonly page: string; readonly node: string };
  readonly values: readonly NodeValue[];
  readonly look: Address;
  readonly now: Now;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
  readonly make: MakeChange;
};

/** The form of a node: its values, each with the merchant and the line that set it, then those that nobody has set. */
export function Values(props: Props) {
  const { look, now } = props;
  // The node's condition has no row here: it stands above, in sentences.
  const values = props.values.filter(({ path }) => path !== 'when');
  const list = useId();
  const { answer: names } = useAnswer<NamesAnswer>('names', { brand: look.brand }, now.edited.length);
  if (values.length === 0) return null;
  const said = values.filter(({ value, inherits }) => value !== undefined || inherits !== undefined);
  const unsaid = values.filter((value) => !said.includes(value));
  const rows = (some: readonly NodeValue[]) => (
    <dl>
      {some.map((value) => (
        <Value key={value.path} {...{ ...props, value, names, list }} />
      ))}
    </dl>
  );
  return (
    <>
      <h3>Values</h3>
      <datalist id={list}>
        {names?.texts.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      {rows(said)}
      {unsaid.length > 0 && (
        <details>
          <summary>{`More values (${unsaid.length})`}</summary>
          {rows(unsaid)}
        </details>
      )}
    </>
  );
}

type ValueProps = Omit<Props, 'values'> & {
  readonly value: NodeValue;
  readonly names: NamesAnswer | undefined;
  /** The id of the list of keys of texts. */
  readonly list: string;
};

function Value({ value: one, names, list, target, look, setNow, refuse, make }: ValueProps) {
  const { path, value, field, isNeeded = false, words, textKey, doc, usual } = one;
  const { page, node } = target;
  const { row, onPress } = useFieldFocus<HTMLElement>();
  const change = (wanted: PageChange, done: string) => void make(page, wanted, done);
  const set = (next: unknown) => change({ kind: 'value', node, path, value: next }, `${path} is set.`);
  return (
    <div>
      <dt>{path}</dt>
      <dd ref={row}>
        {doc !== undefined && <span className="quiet">{doc}</span>}
        {words !== undefined && textKey !== undefined && (
          <Words key={`${textKey} ${look.language}`} {...{ words, textKey, look, setNow, refuse }} />
        )}
        {field === undefined ? (
          <>
            {words !== undefined && textKey === undefined && <q dir="auto">{words}</q>}
            {value === undefined ? <span className="quiet">Not said.</span> : <code>{value}</code>}
          </>
        ) : (
          <ValueField
            key={field.kind === 'words' ? look.language : ''}
            {...{ path, value, field, isNeeded, usual, names, list, language: look.language, onSet: set }}
          />
        )}
        <Origin
          value={one}
          brand={look.brand}
          onInherit={() => {
            onPress();
            change({ kind: 'inherit', node, path }, `${path} is inherited again.`);
          }}
          onInheritWords={() => {
            if (textKey === undefined) return;
            onPress();
            const { brand, language } = look;
            void tell<Now>('texts', { brand, language, texts: { [textKey]: null } }).then(setNow, refuse);
          }}
        />
      </dd>
    </div>
  );
}
