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
  const charactersOfFigures = figures.map((figure) => figure.match(/\p{Nd}|\P{Nd}+/gu) ?? []);
  const width = Math.max(0, ...charactersOfFigures.map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => {
    const texts = charactersOfFigures.map((characters) => characters.at(place - width) ?? '');
    const rows = [...new Set(texts)];
    const turns = texts.flatMap((text, step) =>
      text === texts[step - 1] ? [] : [{ at: step / figures.length, row: rows.indexOf(text) }],
    );
    return { rows, turns };
  });
}
