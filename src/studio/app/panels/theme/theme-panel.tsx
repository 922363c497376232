import { useCallback, useState } from 'react';
import type { Now, Problem, ThemeAnswer, ThemeChange, ThemeToken } from '../../../contract';
import { tell } from '../../ask';
import type { PanelProps } from '../../panel';
import { useAnswer } from '../../use-answer';
import { ColourRow } from './colour-row';

/** The colours of the brand in each of its modes, and what can be read of them. */
export function ThemePanel({ brand, now, setNow, refuse }: PanelProps) {
  const { answer, error } = useAnswer<ThemeAnswer>('theme', { brand: brand.id }, now);
  const [done, setDone] = useState('');
  const set = useCallback(
    (change: ThemeChange) =>
      tell<Now>('theme', { brand: brand.id, ...change }).then((next) => {
        setNow(next);
        setDone(change.value === null ? `${change.token} is inherited again.` : `${change.token} is ${change.value}.`);
      }, refuse),
    [brand.id, setNow, refuse],
  );
  const isUnshown = (token: ThemeToken) => now.broken.includes(brand.id) && isFaulty(token, brand.id, now.problems);
  const shared = { brand: brand.id, set };
  return (
    <>
      <p className="quiet done" role="status">
        {now.redo === '' ? done : ''}
      </p>
      {error !== undefined && <p className="fault">{error}</p>}
      {answer?.map(({ part, mode, tokens }) => (
        <section key={`${brand.id} ${part}`} aria-label={`Colours, ${mode}`}>
          <h2>{`Colours of ${brand.name}, ${mode}`}</h2>
          <p className="quiet">{summaryOf(tokens)}</p>
          <ul className="plain">
            {tokens.map((token) => (
              <ColourRow key={token.token} {...{ ...shared, token, part, mode }} isUnshown={isUnshown(token)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function summaryOf(tokens: ThemeAnswer[number]['tokens']): string {
  const low = tokens.filter(({ meets }) => meets.some(({ isEnough }) => !isEnough));
  if (low.length === 0) return 'All that stands on another colour can be read.';
  return `Too near to what they meet: ${low.map(({ token }) => token).join(', ')}.`;
}

/** Whether a colour that the brand says is a fault, or is too near to another one. */
function isFaulty({ from, place, meets }: ThemeToken, brand: string, problems: readonly Problem[]): boolean {
  const isThere = ({ severity, place: at }: Problem) =>
    severity === 'error' && at.file === place?.file && at.line === place.line;
  return from === brand && (meets.some(({ isEnough }) => !isEnough) || problems.some(isThere));
}
