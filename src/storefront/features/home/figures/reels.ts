/** One place of a figure: a digit, or a separator. */
export type Reel = {
  /** The characters that it shows, each once. */
  readonly rows: readonly string[];
  /** The row that shows at each time: `at` from 0, the first figure, to below 1. */
  readonly turns: readonly { readonly at: number; readonly row: number }[];
};

/**
 * Reels that show these figures one after the other, for the same time each. Shorter figures are aligned at the end.
 */
export function reelsOf(figures: readonly string[]): readonly Reel[] {
  const places = figures.map((figure) => figure.match(/\p{Nd}|\P{Nd}+/gu) ?? []);
  const width = Math.max(0, ...places.map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => {
    const shown = places.map((figure) => figure.at(place - width) ?? '');
    const rows = [...new Set(shown)];
    const turns = shown.flatMap((text, step) =>
      text === shown[step - 1] ? [] : [{ at: step / figures.length, row: rows.indexOf(text) }],
    );
    return { rows, turns };
  });
}
