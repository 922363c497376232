import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { filesWithWords, type WrittenWords, writtenWordsOf } from '../texts/written-words';
import { type Figure, figuresIn } from './promised-sum';

/** What one language says of a text, or of words in the JSON of a page. */
type Wording = Pick<WrittenWords, 'origin'> & { readonly language: string; readonly figures: readonly Figure[] };

/** Texts that say another percentage or sum of money in one language than in the others. */
export const unlikeSums: SiteCheck = {
  finds: 'percentages and sums of money that differ from language to language',
  onlyWarns: true,
  reads: ({ folder }) => filesWithWords(folder),
  run({ composed, report }) {
    const byText = new Map<string, Wording[]>();
    for (const written of writtenWordsOf(composed.folder)) {
      const { language } = written;
      if (language === undefined || !/\p{Nd}/u.test(written.words)) continue;
      const figures = figuresIn(written.words);
      for (const kind of ['percent', 'money'] as const) {
        const found = figures[kind] ?? [];
        if (found.length === 0) continue;
        const text = `${kind} ${textOf(written)}`;
        byText.set(text, [...(byText.get(text) ?? []), { ...written, language, figures: found }]);
      }
    }
    for (const languages of byText.values()) {
      const [odd, other] = unlike(languages) ?? [];
      const [figure, otherFigure] = [odd?.figures[0], other?.figures[0]];
      if (odd === undefined || other === undefined || figure === undefined || otherFigure === undefined) continue;
      report(messages.unlikeSums(figure.words, other.language, otherFigure.words), odd.origin);
    }
  },
};

function textOf({ key, origin }: WrittenWords): string {
  return key ?? `${origin.file.path} ${origin.path.slice(0, -1).join(' ')}`;
}

/** The wording that fewest languages share (of two, the one with the greater figure), and a wording unlike it. */
function unlike(languages: readonly Wording[]): readonly [Wording, Wording] | undefined {
  const agreeing = (wording: Wording) => languages.filter((other) => isAlike(wording, other)).length;
  const most = ({ figures }: Wording) => Math.max(...figures.map(({ number }) => number));
  const [odd] = languages.toSorted((one, other) => agreeing(one) - agreeing(other) || most(other) - most(one));
  const other = odd && languages.find((wording) => !isAlike(odd, wording));
  return odd && other && [odd, other];
}

/** Two texts are alike where they share a number: one may leave a figure out. */
function isAlike(one: Wording, other: Wording): boolean {
  return one.figures.some(({ number }) => other.figures.some((figure) => figure.number === number));
}
