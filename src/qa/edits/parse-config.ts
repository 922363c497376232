/** The JSON of a merchant's file, which may begin with a byte order mark. Throws where it is no JSON. */
export function parseConfig(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
