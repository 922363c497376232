import { messages } from '../messages';

/** What is compared with what, as it was named; `config` is the folder of merchants that stands here. */
export type Places = { readonly from: string; readonly to: string; readonly config: string };

const here = './merchant-configs';

/** Reads the places of a comparison. `live` is what `CONFIG_SOURCE` publishes. Undefined where none is named; throws an `Error` for ops where nothing is live. */
export function placesOf([from, to]: readonly string[], source: string | undefined): Places | undefined {
  if (from === undefined) return undefined;
  const address = source !== undefined && /^https?:\/\//.test(source) ? source : undefined;
  const config = address === undefined ? (source ?? here) : here;
  const named = (place: string) => {
    if (place !== 'live') return place;
    if (address === undefined) throw new Error(messages.nothingLive(source));
    return address;
  };
  return { from: named(from), to: named(to ?? config), config };
}
