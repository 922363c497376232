import type { NodeValue } from '../../contract';
import { PlaceLink } from './place-link';

type Said = Pick<NodeValue, 'path' | 'from' | 'place' | 'wordsPlace' | 'inherits' | 'inheritsAs' | 'inheritsWords'>;

type Props = {
  readonly value: Said;
  readonly brand: string;
  readonly onInherit: () => void;
  readonly onInheritWords?: () => void;
};

/** Whose a value is, the lines that say it, and the way back to the parent's. */
export function Origin({ value, brand, onInherit, onInheritWords }: Props) {
  const { path, from, place, wordsPlace, inherits, inheritsAs = inherits || 'nothing', inheritsWords } = value;
  const wordsFrom = wordsPlace?.file.split('/')[0];
  return (
    <span className="row-of">
      {from !== undefined && <span className="quiet">{from === brand ? 'Its own' : `From ${from}`}</span>}
      {place !== undefined && <PlaceLink place={place} />}
      {inherits !== undefined && (
        <button type="button" aria-label={`${path}: back to ${inheritsAs}`} onClick={onInherit}>
          {`Back to ${short(inheritsAs)}`}
        </button>
      )}
      {wordsPlace !== undefined && (
        <>
          <span className="quiet">{wordsFrom === brand ? 'Its own words' : `Words from ${wordsFrom}`}</span>
          <PlaceLink place={wordsPlace} />
        </>
      )}
      {inheritsWords !== undefined && (
        <button type="button" aria-label={`Words of ${path}: back to ${inheritsWords}`} onClick={onInheritWords}>
          {`Back to “${short(inheritsWords)}”`}
        </button>
      )}
    </span>
  );
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
