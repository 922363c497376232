import { useRef, useState } from 'react';
import type { ConditionChoice, NodeAnswer, Seer } from '../../../contract';
import type { Address } from '../../address';
import { Origin } from '../origin';
import type { MakeChange } from '../use-change';
import { ConditionList } from './condition-list';
import { asOpposite, joinedWith } from './join-conditions';
import { SentencePart } from './sentence-part';

type Props = { readonly answer: NodeAnswer; readonly look: Address; readonly make: MakeChange };

/** How a chosen condition changes who sees the node. */
const wayList = [
  { name: 'only', words: 'Only to …' },
  { name: 'also', words: 'Also to …' },
  { name: 'hide', words: 'Hide for …' },
] as const;

type WayName = (typeof wayList)[number]['name'];

/** Who the picked node is shown to: its condition in sentences, what may be added, and who sees it then. */
export function ShownTo({ answer, look, make }: Props) {
  const { page, node: name, label, shownTo, values, seers, seersLanguage } = answer;
  const [open, setOpen] = useState<WayName>();
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = useRef<HTMLParagraphElement>(null);
  const node = name.split(':')[0] ?? name;
  const said = values.find(({ path }) => path === 'when');
  const isUnread = said?.value !== undefined && shownTo === undefined;
  const set = async (when: unknown, words = `Who sees ${label || node} is set. The table says who.`) => {
    setOpen(undefined);
    await make(page, { kind: 'value', node, path: 'when', value: when ?? null }, words);
    // The pressed button may be gone, and the focus with it.
    heading.current?.focus();
  };
  const choose = (choice: ConditionChoice, when: unknown) => {
    if (open === 'hide') return set(joinedWith('all', shownTo, asOpposite(when, choice.guards)));
    return set(joinedWith(open === 'also' ? 'any' : 'all', shownTo, when));
  };
  // Without a condition the node shows to everybody, so nobody can be added.
  const offered = wayList.filter((way) => way.name !== 'also' || shownTo !== undefined);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Shown to
      </h3>
      {shownTo === undefined ? (
        <p>
          {isUnread
            ? `Its condition cannot be read: ${said.value}`
            : 'It has no condition of its own: it shows where what is around it shows.'}
        </p>
      ) : (
        <SentencePart sentence={shownTo} onChange={set} />
      )}
      {said !== undefined && (
        <Origin
          value={said}
          brand={look.brand}
          onInherit={() =>
            void make(page, { kind: 'inherit', node, path: 'when' }, 'Its condition is inherited again.').then(() =>
              heading.current?.focus(),
            )
          }
        />
      )}
      {!isUnread && (
        <p ref={ways} className="row-of">
          {offered.map((way) => (
            <button
              key={way.name}
              type="button"
              aria-expanded={open === way.name}
              onClick={() => setOpen(open === way.name ? undefined : way.name)}
            >
              {way.words}
            </button>
          ))}
        </p>
      )}
      {open !== undefined && (
        <ConditionList
          name={wayList.find((way) => way.name === open)?.words ?? ''}
          {...{ look, page }}
          onChoose={choose}
          onClose={() => {
            ways.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
            setOpen(undefined);
          }}
        />
      )}
      <Seers seers={seers} language={seersLanguage} />
    </>
  );
}

const stateWords = { shows: 'yes', waits: 'while it loads', hidden: 'no' } as const;

/** Who sees the node. Where something around it hides it, it counts as hidden. */
function Seers({ seers, language }: { readonly seers: readonly Seer[]; readonly language: string | undefined }) {
  const count = seers.filter(({ state }) => state !== 'hidden').length;
  return (
    <details open>
      <summary>
        {`Who sees it${language === undefined ? '' : ` in ${language}`}: ${count} of ${seers.length} kinds of visitors`}
      </summary>
      <table className="seers">
        <thead>
          <tr>
            <th scope="col">Visitors</th>
            <th scope="col">See it</th>
          </tr>
        </thead>
        <tbody>
          {seers.map(({ persona, words, state }) => (
            <tr key={persona}>
              <th scope="row">{words}</th>
              <td className={state}>{stateWords[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
