/** Marks of direction, zero-width spaces and the like. Joiners stay, since Bengali and Persian spell with them. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** A text in the form that names are searched in: NFC, without invisible characters. */
export function searchText(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFC');
}
