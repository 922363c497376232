/** Marks of direction, spaces of no width and the like. Joiners are spelling in a text of Bengali or Persian. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** A text in one form, as names are searched: NFC, without signs that nobody sees. */
export function searchText(text: string): string {
  return text.replaceAll(unseen, '').normalize('NFC');
}
