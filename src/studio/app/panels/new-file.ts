/** The file in which a brand changes a page of its parent. */
export const overlayPath = (brand: string, page: string) => `${brand}/overlays/${page}.json`;

/** An overlay that changes nothing yet. */
export function newFileText(page: string): string {
  return `{
  "$schema": "../../../schemas/overlay.schema.json",
  "format": 1,
  "page": ${JSON.stringify(page)}
}
`;
}
