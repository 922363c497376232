import { Available } from './available';
import { ClosedNow } from './closed-now';
import type { Opening } from './opening';

type Props = {
  /** What the main wallet has, in minor units, where there are several. */
  readonly minor: number | undefined;
  readonly opening: Opening | undefined;
  readonly startTime: string;
};

/** What is said of the wallet and of the hours before anything is typed. */
export function AboveForm({ minor, opening, startTime }: Props) {
  return (
    <>
      {minor !== undefined && <Available minor={minor} />}
      {opening?.isOpen === false && <ClosedNow opening={opening} startTime={startTime} />}
    </>
  );
}
