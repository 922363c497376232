import { useCallback, useState } from 'react';
import type { Now, Problem, ThemeAnswer, ThemeChange, ThemePart, ThemeToken } from '../../../contract';
import { tell } from '../../ask';
import type { PanelProps } from '../../panel';
import { useAnswer } from '../../use-answer';
import { ColourRow } from './colour-row';

/** The colours of the brand in each of its modes, and what can be read of them. */
export function ThemePanel({ brand, now, setNow, refuse }: PanelProps) {
  const { answer, error } = useAnswer<ThemeAnswer>('theme', { brand: brand.id }, now);
  const [done, setDone] = useState('');
  const [lastSet, setLastSet] = useState<Pick<ThemeChange, 'part' | 'token'>>();
  const set = useCallback(
    (change: ThemeChange) =>
      tell<Now>('theme', { brand: brand.id, ...change }).then((next) => {
        setNow(next);
        setLastSet(change);
        setDone(change.value === null ? `${change.token} is inherited again.` : `${change.token} is ${change.value}.`);
      }, refuse),
    [brand.id, setNow, refuse],
  );
  /** Whether the phones keep the last good colour, since this one has an error. */
  const isHeldBack = (part: ThemePart, one: ThemeToken) => {
    if (!now.broken.includes(brand.id) || one.from !== brand.id) return false;
    const isLastSet = lastSet?.part === part && lastSet.token === one.token;
    return hasError(one, now.problems) || (isLastSet && isLow(one));
  };
  const shared = { brand: brand.id, set };
  return (
    <>
      <p className="quiet done" role="status">
        {/* After an undo the sentence about the last change is not true any more. */}
        {now.redo === '' ? done : ''}
      </p>
      {error !== undefined && <p className="fault">{error}</p>}
      {answer?.map(({ part, mode, tokens }) => (
        <section key={`${brand.id} ${part}`} aria-label={`Colours, ${mode}`}>
          <h2>{`Colours of ${brand.name}, ${mode}`}</h2>
          <p className="quiet">{summaryOf(tokens)}</p>
          <ul className="plain">
            {tokens.map((token) => (
              <ColourRow key={token.token} {...{ ...shared, token, part, mode }} isHeldBack={isHeldBack(part, token)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function summaryOf(tokens: ThemeAnswer[number]['tokens']): string {
  const low = tokens.filter(isLow);
  if (low.length === 0) return 'All that stands on another colour can be read.';
  return `Too near to what they meet: ${low.map(({ token }) => token).join(', ')}.`;
}

const isLow = ({ meets }: ThemeToken) => meets.some(({ isEnough }) => !isEnough);

/** Whether the line that sets a colour has an error. */
function hasError({ place }: ThemeToken, problems: readonly Problem[]): boolean {
  return problems.some(
    ({ severity, place: at }) => severity === 'error' && at.file === place?.file && at.line === place.line,
  );
}
