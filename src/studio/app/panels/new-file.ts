/** Where a brand says what it changes on a page of its parent. */
export const placeOfPage = (brand: string, page: string) => `${brand}/overlays/${page}.json`;

/** An overlay that changes nothing yet. */
export function newFileText(page: string): string {
  return `{
  "$schema": "../../../schemas/overlay.schema.json",
  "format": 1,
  "page": ${JSON.stringify(page)}
}
`;
}
