import type { NodeValue } from '../../contract';
import { PlaceLink } from './place-link';

type Said = Pick<NodeValue, 'path' | 'from' | 'place' | 'wordsPlace' | 'inherits'>;

type Props = { readonly value: Said; readonly brand: string; readonly onInherit: () => void };

/** Whose a value is, the lines that say it, and the way back to the parent's. */
export function Origin({ value: { path, from, place, wordsPlace, inherits }, brand, onInherit }: Props) {
  return (
    <span className="row-of">
      {from !== undefined && <span className="quiet">{from === brand ? 'Its own' : `From ${from}`}</span>}
      {place !== undefined && <PlaceLink place={place} />}
      {wordsPlace !== undefined && <PlaceLink place={wordsPlace} />}
      {inherits !== undefined && (
        <button
          type="button"
          aria-label={`${path}: back to ${inherits === '' ? 'nothing' : inherits}`}
          onClick={onInherit}
        >
          {inherits === '' ? 'Back to nothing' : `Back to ${short(inherits)}`}
        </button>
      )}
    </span>
  );
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
