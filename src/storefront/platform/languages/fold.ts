/** Without accents and case, so that "cote" finds Côte d’Ivoire. Marks of scripts that need them stay. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’‘`]/g, "'")
    .toLowerCase();
}
