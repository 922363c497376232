import { useEffect, useState } from 'react';
import type { SearchHit } from '../../contract';
import { go } from '../address';
import type { PanelProps } from '../panel';
import { withTried } from '../tried';
import { useAnswer } from '../use-answer';
import { PlaceLink } from './place-link';

const kinds = {
  page: 'Pages',
  node: 'On pages',
  text: 'Texts',
  file: 'Files',
  switch: 'Switches of the console',
  fact: 'Facts of a visitor',
} as const;

/** Finds words in pages, nodes, texts, files, switches and facts. */
export function SearchPanel({ look, brand, now }: PanelProps) {
  const [sought, setSought] = useState(look.sought);
  useEffect(() => {
    const timer = setTimeout(() => go({ sought }, 'replace'), 200);
    return () => clearTimeout(timer);
  }, [sought]);
  const { answer, error } = useAnswer<readonly SearchHit[]>('search', { brand: brand.id, sought: look.sought }, now);
  const hits = look.sought === '' ? [] : (answer ?? []);
  return (
    <>
      <label className="field">
        Search
        <input
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          placeholder="telegram, deposit button, age …"
        />
      </label>
      {error !== undefined && <p className="fault">{error}</p>}
      <p className="quiet" role="status">
        {look.sought === '' ? 'Pages, nodes, texts and files of the brand and its parents.' : `${hits.length} found.`}
      </p>
      {Object.entries(kinds).map(([kind, title]) => {
        const some = hits.filter((hit) => hit.kind === kind);
        return some.length === 0 ? null : (
          <section key={kind}>
            <h2>{title}</h2>
            <ul className="plain">
              {some.map((hit) => (
                <li key={`${hit.words} ${hit.detail} ${hit.place?.line ?? ''}`}>
                  <Hit hit={hit} tried={look.tried} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Hit({ hit, tried }: { readonly hit: SearchHit; readonly tried: string }) {
  const { kind, words, detail, page, node, place } = hit;
  if (place !== undefined)
    return (
      <>
        <span dir="auto">{words}</span> <PlaceLink place={place} />
      </>
    );
  if (page !== undefined)
    return (
      <>
        <button
          type="button"
          className="link"
          dir="auto"
          onClick={() =>
            go(node === undefined ? { page, node: '', tab: 'page' } : { page, node: `${page}/${node}`, tab: 'page' })
          }
        >
          {words}
        </button>{' '}
        <span className="quiet">{detail}</span>
      </>
    );
  return (
    <>
      <strong>{words}</strong> <span className="quiet">{detail}</span>{' '}
      {kind === 'switch' && (
        <button type="button" onClick={() => go({ tab: 'try', tried: withTried(tried, { [words]: true }) })}>
          Try with it on
        </button>
      )}
    </>
  );
}
