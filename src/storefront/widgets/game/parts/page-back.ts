/** The path to come back to; undefined where it would leave this site, hidden or not (GAM-11). */
export function pageBackOf(value: string | undefined, origin: string): string | undefined {
  if (value === undefined || !value.startsWith('/') || isTricky(decoded(value))) return undefined;
  if (isTricky(value) || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}

/** Browsers read `\` as `/`, drop control characters, and take `//host` as another site. */
function isTricky(value: string): boolean {
  return (
    value.startsWith('//') || value.includes('\\') || [...value].some((letter) => letter < ' ' || letter === '\u007f')
  );
}

function decoded(value: string): string {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return value; // Not an encoding: taken as it stands.
  }
}
