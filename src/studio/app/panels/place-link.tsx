import type { Place } from '../../contract';
import { go } from '../address';

type Props = { readonly place: Place };

/** A line of a file; it opens there. */
export function PlaceLink({ place: { file, line, column } }: Props) {
  return (
    <button type="button" className="link" onClick={() => go({ tab: 'files', file, line })}>
      {`${file}:${line}:${column}`}
    </button>
  );
}

/** A sentence in which each `file:line:column` opens there. */
export function WithPlaces({ text }: { readonly text: string }) {
  const parts = text.split(/((?:[\w-]+\/)+[\w.-]+\.json:\d+:\d+)/);
  return parts.map((part, index) => {
    const [, file, line, column] = /^(.+\.json):(\d+):(\d+)$/.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places.
    if (file === undefined) return <span key={index}>{part}</span>;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places.
    return <PlaceLink key={index} place={{ file, line: Number(line), column: Number(column) }} />;
  });
}
