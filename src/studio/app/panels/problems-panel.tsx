import { useState } from 'react';
import type { Now, Problem } from '../../contract';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { PlaceLink } from './place-link';

/** What `check` says of the draft, as it is now. */
export function ProblemsPanel({ brand, now, setNow, refuse }: PanelProps) {
  const [isAll, setAll] = useState(false);
  const own = new Set([brand.id, ...brand.parents]);
  const shown = now.problems.filter(({ merchant }) => isAll || own.has(merchant));
  const fix = ({ place, message }: Problem) => tell<Now>('fix', { ...place, message }).then(setNow, refuse);
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
        {`Of all brands (${now.problems.length})`}
      </label>
      {now.broken.length > 0 && (
        <p className="fault">{`Players of ${now.broken.join(', ')} would keep their last good site if this were saved.`}</p>
      )}
      {shown.length === 0 && <p>No errors and no warnings.</p>}
      <ul className="plain" aria-live="polite">
        {shown.map((problem) => (
          <li key={`${problem.place.file} ${problem.place.line} ${problem.place.column} ${problem.message}`}>
            <strong className={problem.severity === 'error' ? 'loss' : ''}>
              {problem.severity === 'error' ? 'Error' : 'Warning'}
            </strong>{' '}
            {problem.message} <PlaceLink place={problem.place} />{' '}
            {problem.isFixable && (
              <button type="button" onClick={() => fix(problem)}>
                Fix it
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
