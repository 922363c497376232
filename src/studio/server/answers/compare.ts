import { byBrands, summary } from '@/review/compare/words/report-words';
import { comparePlaces } from '@/review/diff/compare-places';
import type { CompareAnswer } from '@/studio/contract';

/**
 * What players would see differently with the draft, and with what is tried out, which is never saved. Throws an
 * `Error` in words if a side cannot be read.
 */
export async function compareAnswer(source: string, draft: string): Promise<CompareAnswer> {
  const compared = await comparePlaces({ from: source, to: draft, config: source });
  try {
    const { currentGroups, otherSettingsGroups } = byBrands(compared.report);
    return {
      summary: summary(compared.report).replaceAll(draft, 'the draft'),
      notes: compared.notes.map((note) => note.replaceAll(draft, 'the draft')),
      groups: currentGroups,
      otherwise: otherSettingsGroups,
    };
  } finally {
    compared.close();
  }
}
