import { Available } from './available';
import { ClosedNow } from './closed-now';
import type { Opening } from './opening';

type Props = {
  /** Balance of the main wallet in minor units, if there are several wallets. */
  readonly minor: number | undefined;
  readonly opening: Opening | undefined;
  readonly startTime: string;
};

/** Notes on the wallet and the opening hours, before anything is typed. */
export function AboveForm({ minor, opening, startTime }: Props) {
  return (
    <>
      {minor !== undefined && <Available minor={minor} />}
      {opening?.isOpen === false && <ClosedNow opening={opening} startTime={startTime} />}
    </>
  );
}
