import { useRef, useState } from 'react';
import type { BrandChoice, NodeAnswer, PageChange } from '../../contract';
import { go } from '../address';
import { InsertList } from './insert-list';
import type { MakeChange } from './use-change';

type Props = { readonly answer: NodeAnswer; readonly brand: BrandChoice; readonly make: MakeChange };

/** Where the picked node stands, and what can be done about that. */
export function NodePlace({ answer: { page, node: name, label, place, widget }, brand, make }: Props) {
  const [isInserting, setInserting] = useState(false);
  const insertButton = useRef<HTMLButtonElement>(null);
  // A node that repeats has an id for each item.
  const node = name.split(':')[0] ?? name;
  const called = label || node;
  const change = async (wanted: PageChange, words: string) => {
    const picked = await make(page, wanted, words);
    if (picked !== undefined) go({ node: picked }, 'replace');
  };
  if (widget.title === '') return null;
  return (
    <>
      <h3>{place === undefined ? 'Place' : `Place: ${place.index + 1} of ${place.count}`}</h3>
      <p className="row-of">
        {place !== undefined && (
          <>
            <button
              type="button"
              aria-disabled={place.index === 0}
              onClick={() =>
                place.index > 0 && change({ kind: 'move', node, step: -1 }, `${called} stands one higher.`)
              }
            >
              Move up
            </button>
            <button
              type="button"
              aria-disabled={place.index === place.count - 1}
              onClick={() =>
                place.index < place.count - 1 && change({ kind: 'move', node, step: 1 }, `${called} stands one lower.`)
              }
            >
              Move down
            </button>
            <button type="button" onClick={() => change({ kind: 'copy', node }, `This is the copy of ${called}.`)}>
              Duplicate
            </button>
            <button type="button" onClick={() => change({ kind: 'remove', node }, goneWords(called, place.isOwn))}>
              {place.isOwn ? 'Remove' : 'Hide'}
            </button>
          </>
        )}
        <button ref={insertButton} type="button" aria-expanded={isInserting} onClick={() => setInserting(!isInserting)}>
          Insert …
        </button>
      </p>
      {isInserting && (
        <InsertList
          {...{ brand: brand.id, page, node }}
          onChoose={(place, { use, title }) => change({ kind: 'insert', node, use, ...place }, `${title} is new here.`)}
          onClose={() => {
            insertButton.current?.focus();
            setInserting(false);
          }}
        />
      )}
    </>
  );
}

function goneWords(called: string, isOwn: boolean): string {
  if (isOwn) return `${called} is removed: only this brand had it. "Undo" brings it back.`;
  return `${called} is hidden for everybody, and what this brand set of it is gone. "Undo" brings both back.`;
}
