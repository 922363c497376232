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
    for (const wordings of byText.values()) {
      const [odd, others = []] = oddAndOthers(wordings) ?? [];
      // Prefers western digits, which every reader of the message knows.
      const other = others.find(({ figures }) => /[0-9]/.test(figures[0]?.words ?? '')) ?? others[0];
      const [figure, otherFigure] = [odd?.figures[0], other?.figures[0]];
      if (odd === undefined || figure === undefined || otherFigure === undefined) continue;
      const otherLanguages = [...new Set(others.map(({ language }) => language))];
      report(messages.unlikeSums(figure.words, otherLanguages, otherFigure.words), odd.origin);
    }
  },
};

function textOf({ key, origin }: WrittenWords): string {
  return key ?? `${origin.file.path} ${origin.path.slice(0, -1).join(' ')}`;
}

/**
 * The wording that agrees with fewest others (of several, the one with the greatest figure), and the largest group of
 * wordings that are unlike it and agree with one another.
 */
function oddAndOthers(wordings: readonly Wording[]): readonly [Wording, readonly Wording[]] | undefined {
  const agreeing = (wording: Wording) => wordings.filter((other) => isAlike(wording, other)).length;
  const greatest = ({ figures }: Wording) => Math.max(...figures.map(({ number }) => number));
  const [odd] = wordings.toSorted((one, other) => agreeing(one) - agreeing(other) || greatest(other) - greatest(one));
  const unlikeOnes = odd === undefined ? [] : wordings.filter((wording) => !isAlike(odd, wording));
  const [most] = unlikeOnes.toSorted((one, other) => agreeing(other) - agreeing(one));
  return odd && most && [odd, unlikeOnes.filter((wording) => isAlike(most, wording))];
}

/** Two texts are alike where they share a number: one may leave a figure out. */
function isAlike(one: Wording, other: Wording): boolean {
  return one.figures.some(({ number }) => other.figures.some((figure) => figure.number === number));
}
