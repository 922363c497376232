import { vi } from 'vitest';
import { patient } from './patience';

const { waitFor } = vi;

/** `vi.waitFor` gives up after a second unless told otherwise: what never comes fails after 20 as well. */
export function waitAsLongAsNeeded(): void {
  vi.waitFor = (look, options) => {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(look, { timeout: patient(20_000), ...given });
  };
}
