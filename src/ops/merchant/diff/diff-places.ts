import type { Places } from '@/review/diff/compare-places';

const localFolder = './merchant-configs';

/**
 * The two places of a comparison. `live` is the address in `CONFIG_SOURCE`, otherwise the server on this machine.
 * Undefined if no place is named.
 */
export function placesOf(
  [from, to]: readonly string[],
  { CONFIG_SOURCE: source, PORT: port = '4173' }: Readonly<Record<string, string | undefined>>,
): Places | undefined {
  if (from === undefined) return undefined;
  const address = source !== undefined && /^https?:\/\//.test(source) ? source : undefined;
  const config = address === undefined ? source || localFolder : localFolder;
  const addressOf = (place: string) => {
    if (place !== 'live') return place;
    return address ?? `http://127.0.0.1:${port}`;
  };
  return { from: addressOf(from), to: addressOf(to ?? config), config };
}
