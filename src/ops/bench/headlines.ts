import { metMark, type Section, toRows } from './table';

/** The figures in the project's README: the start of their name in the whole table, and their words in the README. */
export const headlines: readonly (readonly [begins: string, words: string])[] = [
  ['engine: conditions evaluated', 'conditions evaluated'],
  ['merchants: 1,000 merchants', '1,000 brands read, composed and checked'],
  ['compare: 50 brands', '50 brands compared before and after a change of base'],
  ['server: `npm start`', '`npm start` to the first page, after the build'],
  ['server: cached home page', 'the cached home page, on one core'],
  ['browser: paint a form', 'painting a form of 19 fields, slow phone'],
  ['visits: home of aurora', 'largest paint of home, slow phone at 1.6 Mbps'],
  ['work: home of aurora', 'total blocking time of home, slow phone'],
  ['journey: registering', 'interaction to next paint, 98 of 100, slow phone'],
  ['sizes: JS of the home page', 'JS of the home page, gzipped'],
];

/**
 * The headlines as a Markdown table, and the number of targets that the whole run met. Throws if a headline was not
 * measured: the README would lose a row unnoticed.
 */
export function toHeadlines(sections: readonly Section[]): string {
  const allFigures = sections.flatMap(({ part, figures }) =>
    figures.map((figure) => ({ ...figure, name: `${part}: ${figure.what}` })),
  );
  const rows = headlines.map(([begins, words]) => {
    const figure = allFigures.find(({ name }) => name.startsWith(begins));
    if (figure === undefined)
      throw new Error(`No figure begins with "${begins}", so README.md keeps its old ones. Mend headlines.ts.`);
    return [words, figure.livery, figure.byHand, figure.target, metMark(figure.isMet)];
  });
  const targets = allFigures.filter(({ isMet }) => isMet !== undefined);
  const metCount = targets.filter(({ isMet }) => isMet).length;
  const count = `Of all ${targets.length} targets in FIGURES.md, ${metCount} are met; the table shows ten.`;
  return [toRows([['what', 'Livery', 'by hand', 'target', 'met'], ...rows]), '', count].join('\n');
}
