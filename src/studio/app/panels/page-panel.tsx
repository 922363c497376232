import type { TreeAnswer } from '../../contract';
import { go } from '../address';
import type { PanelProps } from '../panel';
import { useAnswer } from '../use-answer';
import { NodeDetails } from './node-details';
import { Tree } from './tree';
import { type MakeChange, useChange } from './use-change';

/** The tree of the page with what is hidden, and the picked node. */
export function PagePanel({ look, brand, now, marked, setNow, refuse }: PanelProps) {
  const { page, persona, language, facts, node } = look;
  const { answer, error } = useAnswer<readonly TreeAnswer[]>(
    'tree',
    { brand: brand.id, page, persona, language, facts },
    now,
  );
  const { done, make } = useChange({ brand: brand.id, setNow, refuse });
  return (
    <>
      <p className="quiet done" role="status">
        {/* After an undo the sentence about the last change is not true any more. */}
        {now.redo === '' ? done : ''}
      </p>
      {node !== '' && <NodeDetails key={node} {...{ look, brand, now, marked, setNow, refuse, make }} />}
      {error !== undefined && <p className="fault">{error}</p>}
      {answer?.map((tree) => (
        <section key={tree.page}>
          <h2>{tree.title}</h2>
          {tree.access !== '' && <p className="fault">{tree.access}</p>}
          <Tree tree={tree} picked={node} make={make} onPick={(id) => go({ node: `${tree.page}/${id}` })} />
          <Removed tree={tree} brand={brand.id} make={make} />
        </section>
      ))}
    </>
  );
}

type RemovedProps = { readonly tree: TreeAnswer; readonly brand: string; readonly make: MakeChange };

/** What the brand took away, to show it again. */
function Removed({ tree: { page, removed }, brand, make }: RemovedProps) {
  if (removed.length === 0) return null;
  return (
    <>
      <h3>{`Hidden by ${brand} for everybody`}</h3>
      <ul className="plain">
        {removed.map(({ id, label }) => (
          <li key={id} className="row-of">
            <span dir="auto">{label === '' ? id : `${label} (${id})`}</span>
            <button
              type="button"
              aria-label={`Show ${label || id} again`}
              onClick={async () => {
                const picked = await make(page, { kind: 'restore', node: id }, `${label || id} shows again.`);
                if (picked !== undefined) go({ node: picked });
              }}
            >
              Show again
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
