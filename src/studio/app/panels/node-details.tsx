import { useEffect, useRef } from 'react';
import type { BrandChoice, NodeAnswer, Now, Way } from '../../contract';
import { type Address, go } from '../address';
import type { Marked } from '../frames/use-frame';
import { withTried } from '../tried';
import { useAnswer } from '../use-answer';
import { closePicked } from './close-picked';
import { ShownTo } from './conditions/shown-to';
import { NodePlace } from './node-place';
import { WithPlaces } from './place-link';
import type { MakeChange } from './use-change';
import { Values } from './values';

type Props = {
  readonly look: Address;
  readonly brand: BrandChoice;
  readonly now: Now;
  readonly marked: Marked | undefined;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
  readonly make: MakeChange;
};

/** The picked node: why it shows, what would change that, and where each of its values is written. */
export function NodeDetails({ look, brand, now, marked, setNow, refuse, make }: Props) {
  const { page, persona, language, facts, node } = look;
  const { answer, error } = useAnswer<NodeAnswer>(
    'node',
    { brand: brand.id, page, node, persona, language, facts },
    now,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The details stand above the tree, out of sight if a node far down was picked.
  useEffect(() => heading.current?.focus(), []);
  const isUnseen = answer?.verdict === 'shows' && marked?.node === node && !marked.isSeen;
  return (
    <section className="node" aria-label="Picked">
      <div className="row-of">
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {answer?.label || node.slice(node.indexOf('/') + 1)}
        </h2>
        <button type="button" aria-keyshortcuts="Escape" onClick={closePicked}>
          Close
        </button>
      </div>
      {error !== undefined && <p className="fault">{error}</p>}
      {answer !== undefined && (
        <>
          <p className="quiet">
            {`${answer.node} on ${answer.page}${answer.use === '' ? '' : ` · ${answer.use}`}`}
            {answer.widget.doc !== '' && `. ${answer.widget.title}: ${answer.widget.doc}`}
          </p>
          {isUnseen && (
            <p className="quiet">
              It is not drawn on this screen now: it may stand in a closed menu, a dialog, or lower down.
            </p>
          )}
          <NodePlace {...{ answer, brand, make }} />
          <h3>Why</h3>
          <ul>
            {answer.why.map((line) => (
              <li key={line}>
                <WithPlaces text={line} />
              </li>
            ))}
          </ul>
          <Ways ways={answer.ways} look={look} />
          {answer.widget.title !== '' && <ShownTo {...{ answer, look, make }} />}
          <Values
            target={{ page: answer.page, node: answer.node.split(':')[0] ?? '' }}
            {...{ values: answer.values, look, now, setNow, refuse, make }}
          />
        </>
      )}
    </section>
  );
}

function Ways({ ways, look }: { readonly ways: readonly Way[]; readonly look: Address }) {
  if (ways.length === 0) return null;
  return (
    <p className="row-of">
      {ways.map((way) => (
        <button
          key={way.words}
          type="button"
          onClick={() =>
            way.kind === 'persona' ? go({ persona: way.persona }) : go({ tried: withTried(look.tried, way.switches) })
          }
        >
          {`Show it ${way.words}`}
        </button>
      ))}
    </p>
  );
}
