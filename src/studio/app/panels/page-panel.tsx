import type { TreeAnswer } from '../../contract';
import { go } from '../address';
import type { PanelProps } from '../panel';
import { useAnswer } from '../use-answer';
import { NodeDetails } from './node-details';
import { Tree } from './tree';

/** The tree of the page with what is hidden, and the picked node. */
export function PagePanel({ look, brand, now, marked, setNow, refuse }: PanelProps) {
  const { page, persona, language, facts, node } = look;
  const { answer, error } = useAnswer<readonly TreeAnswer[]>(
    'tree',
    { brand: brand.id, page, persona, language, facts },
    now,
  );
  return (
    <>
      {node !== '' && <NodeDetails key={node} {...{ look, brand, now, marked, setNow, refuse }} />}
      {error !== undefined && <p className="fault">{error}</p>}
      {answer?.map((tree) => (
        <section key={tree.page}>
          <h2>{tree.title}</h2>
          {tree.access !== '' && <p className="fault">{tree.access}</p>}
          <Tree tree={tree} picked={node} onPick={(id) => go({ node: `${tree.page}/${id}` })} />
        </section>
      ))}
    </>
  );
}
