import type { Marker } from './marker';
import { reveal, type Wanted } from './nodes';

/** How often a node that is not drawn is looked for. What was just inserted takes a moment. */
const mostLooks = 20;

type Input = {
  readonly document: Document;
  readonly marker: Marker;
  readonly tell: (isSeen: boolean) => void;
};

/** Marks a wanted node, and tells whether it is drawn. Call `look` at intervals: a node may be drawn later. */
export function createSeeker({ document, marker, tell }: Input) {
  let wanted: Wanted | undefined;
  let looks = 0;

  function look(): void {
    if (wanted === undefined || looks === mostLooks) return;
    looks += 1;
    const element = reveal(wanted, document);
    if (element !== undefined) {
      marker.mark(element, wanted.node);
      wanted = undefined;
      tell(true);
    } else if (looks === 1) {
      marker.clear();
      tell(false);
    }
  }

  return {
    look,
    seek: (next: Wanted) => {
      wanted = next;
      looks = 0;
      look();
    },
    stop: () => {
      wanted = undefined;
      marker.clear();
    },
  };
}
